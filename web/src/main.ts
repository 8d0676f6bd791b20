import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { Language } from "./words";

const language = new Language();
await language.begin();
const target = document.getElementById("app");
if (target) mount(App, { target, props: { language } });
