// All drawings on one page, to look at while working on them. Not part of the build.

import { mount } from "svelte";
import { Language } from "../src/words";
import "../src/theme.css";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

const language = new Language();
await language.begin([new URLSearchParams(location.search).get("lang") ?? "en"]);
mount(Gallery, { target: document.getElementById("app")!, props: { language } });
