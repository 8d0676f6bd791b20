export { LANGUAGES, LANGUAGE_NAMES } from "./catalogue";
export { provideWords, useWords } from "./context";
export { Language } from "./language.svelte";
export { ONLOOKER, Words, type Arg, type Given, type Listener, type Message, type Say } from "./words";
