//! Guided first matches, over HTTP: to anybody, for every game that has one.

use crate::client::http;
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn a_lesson_is_told_whole_and_moves_are_compared() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    for game in ["oltre-mare", "ostia"] {
        let answer = http(addr, "GET", &format!("/api/lessons/{game}"), &[], None).await;
        assert_eq!(answer.status, 200);
        let told = answer.json();
        let steps = told["steps"].as_array().expect("steps");
        let replayed = told["replay"]["steps"].as_array().expect("steps of the match");
        let is_choice = |step: &&Value| !step["now"]["choices"].is_null();
        assert!(replayed.iter().filter(is_choice).count() > 10, "what the learner can do is told");
        let wanted = steps.iter().position(|step| !step["action"].is_null()).expect("the learner does something");
        let path = format!("/api/lessons/{game}/try");
        let action = &steps[wanted]["action"]["action"];
        let tried = http(addr, "POST", &path, &[], Some(&json!({ "step": wanted, "action": action }))).await;
        assert_eq!((tried.status, &tried.json()["right"]), (200, &json!(true)), "{game}");
        assert!(tried.json()["foreseen"]["refusal"].is_null());
        let tried = http(addr, "POST", &path, &[], Some(&json!({ "step": wanted, "action": "pass" }))).await;
        assert_eq!((tried.status, &tried.json()["right"]), (200, &json!(false)));
        assert!(!tried.json()["foreseen"]["refusal"].is_null(), "what cannot be done is refused as at a table");
        let walk = json!({ "step": wanted, "draft": [] });
        let walked = http(addr, "POST", &format!("/api/lessons/{game}/walk"), &[], Some(&walk)).await;
        assert_eq!((walked.status, &walked.json()["walk"]), (200, &json!("pick")));
        let nowhere = http(addr, "POST", &path, &[], Some(&json!({ "step": 999, "action": "pass" }))).await;
        assert_eq!((nowhere.status, nowhere.key().as_str()), (404, "server-no-lesson"));
    }
    for path in ["/api/lessons/chess", "/api/lessons/draughts"] {
        assert_eq!(http(addr, "GET", path, &[], None).await.status, 404);
    }
    running.stop().await;
}
