import { mount } from "svelte";
import App from "./App.svelte";
import { Here, startWorker } from "./here/client";
import { Keeping } from "./here/keeping.svelte";
import { Session } from "./lobby/session.svelte";
import { Api, readingFiles } from "./net/http";
import { Line } from "./net/line";
import { basePath, hostingOf, socketUrl, webSocket } from "./net/address";
import { beginWorker } from "./net/worker";
import { Router } from "./routes/router.svelte";
import { browserStorage } from "./storage";
import { Sounds } from "./table/sound.svelte";
import "./theme.css";
import { TextView } from "./text/textview.svelte";
import { Theme } from "./theme.svelte";
import { Language } from "./words";

const storage = browserStorage();
const base = basePath();
const theme = new Theme(storage);
const text = new TextView(storage);
const language = new Language(storage);
const place = hostingOf(document, base);
const keeping = new Keeping();
const here =
  place.rules !== null
    ? new Here(
        startWorker,
        place.rules,
        {
          lasting: (lasting) => (keeping.lasting = lasting),
          full: (full) => (keeping.full = full),
          over: () => keeping.persist(),
        },
        place.games,
      )
    : null;
/** The session of the tables in this browser: the only one in a folder of files, and one of two beside a server. */
const own =
  here &&
  new Session(
    new Api(base, here.fetch),
    new Line(here.connect, Math.random, true),
    storage,
    keeping,
    place.files ? undefined : "portolan.known-here",
  );
if (own && here) own.expects = here.expect;
const session =
  own && place.files
    ? own
    : Session.both(
        new Session(
          new Api(base, here ? readingFiles(here.fetch) : undefined),
          new Line(() => webSocket(socketUrl(base, location.href))),
          storage,
        ),
        own,
      );
const router = new Router(base, window, place.files ? "queries" : "paths");
const props = { language, theme, text, session, router, sounds: new Sounds(storage) };
void session.begin();
void session.here?.begin();
await language.begin();
const target = document.getElementById("app");
if (target) mount(App, { target, props });
beginWorker(base, { files: place.files, playing: () => router.route.page !== "home" });
