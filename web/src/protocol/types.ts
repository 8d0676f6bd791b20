// Generated from crates/protocol; `UPDATE=1 cargo test -p integration --test protocol` writes it again.

/**
 * An action: as data for programs that know the game, and in notation for files, people and programs that do not.
 */
export type ActionShown = { 
/**
 * As data of the game.
 */
action: GameAction, 
/**
 * In notation.
 */
notation: string, };

/**
 * One argument of a message.
 */
export type Arg = { "seat": Seat } | { "number": number } | { "term": string } | { "text": string } | { "card": { 
/**
 * Its name in views and events.
 */
card: string, 
/**
 * Its name in words, with what is printed on the card where that helps.
 */
text: string, } } | { "list": Array<Arg> } | { "message": Message } | { 
/**
 * The word of the catalogue.
 */
term: string, 
/**
 * Its name in views and events.
 */
thing: string, };

/**
 * A seat whose player is gone.
 */
export type Away = { 
/**
 * Which.
 */
seat: number, 
/**
 * How long, at the time of the message.
 */
away_ms: number, };

/**
 * Which player.
 */
export type BotKind = string;

/**
 * `PUT /api/me`: change name or webhook.
 */
export type ChangeMe = { 
/**
 * A new name.
 */
name: string | null, 
/**
 * A new webhook; an empty one removes it.
 */
webhook: string | null, };

/**
 * The actions a seat can choose from.
 */
export type ChoicesShown = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The question an answer must name.
 */
question: number, 
/**
 * What can be picked from, as data of the game.
 */
menu: GameMenu, 
/**
 * Complete actions that a screen has a button for, with what blocks those that are not possible.
 */
wishes: Array<Wish>, 
/**
 * The only legal action, if there is just one, as data of the game.
 */
forced: GameAction | null, };

/**
 * A seat's clock.
 */
export type Clock = { 
/**
 * The time left when the message was sent.
 */
left_ms: number, 
/**
 * It is running.
 */
running: boolean, };

/**
 * One request from a player.
 */
export type Command = { "do": "sit", 
/**
 * Which.
 */
seat: Seat, 
/**
 * The secret of the seat's link, or of the table's.
 */
link: Secret | null, 
/**
 * The nonce this seat adds to the shuffle. It counts only before the start.
 */
nonce: Nonce, } | { "do": "stand", 
/**
 * Which.
 */
seat: Seat, } | { "do": "name", 
/**
 * Which.
 */
seat: Seat, 
/**
 * The name; empty for the account's name.
 */
name: string, } | { "do": "open_seat", 
/**
 * Which.
 */
seat: Seat, } | { "do": "seat_bot", 
/**
 * Which.
 */
seat: Seat, 
/**
 * How strong.
 */
level: BotKind, } | { "do": "rotate_link", 
/**
 * Which.
 */
seat: Seat, } | { "do": "hand_host", 
/**
 * To the player of this seat.
 */
to: Seat, } | { "do": "start", 
/**
 * For the empty seats.
 */
fill: BotKind | null, } | { "do": "play", 
/**
 * The seat; one of the player's own.
 */
seat: Seat, 
/**
 * As data of the game, or in notation.
 */
action: GameAction | string, 
/**
 * The question it answers, as given with the choices. Needed unless the action names what it answers.
 */
question: number | null, } | { "do": "undo", 
/**
 * The seat; one of the player's own.
 */
seat: Seat, 
/**
 * How many.
 */
plies: number, } | { "do": "let_undo", 
/**
 * For or against.
 */
agree: boolean, } | { "do": "let_bot_play", 
/**
 * Which.
 */
seat: Seat, 
/**
 * How strong.
 */
level: BotKind, } | { "do": "stand_in", 
/**
 * Which.
 */
seat: Seat, 
/**
 * How strong.
 */
level: BotKind, } | { "do": "nudge", 
/**
 * Which.
 */
seat: Seat, } | { "do": "take_back", 
/**
 * Which.
 */
seat: Seat, } | { "do": "let_return", 
/**
 * Which.
 */
seat: Seat, 
/**
 * For or against.
 */
agree: boolean, } | { "do": "resign", 
/**
 * Which.
 */
seat: Seat, } | { "do": "pause", 
/**
 * For or against.
 */
agree: boolean, } | { "do": "resume" } | { "do": "abandon", 
/**
 * For or against.
 */
agree: boolean, } | { "do": "say", 
/**
 * The words.
 */
text: string, } | { "do": "phrase", 
/**
 * Its key.
 */
phrase: Phrase, } | { "do": "pace", 
/**
 * How long.
 */
pace: Pace, } | { "do": "skip" };

/**
 * What the house shows of its secret before it knows any nonce.
 */
export type Commitment = string;

/**
 * `POST /api/register`, `POST /api/login`: to find your tables again from another device.
 */
export type Credentials = { 
/**
 * 3 to 40 characters.
 */
login: string, 
/**
 * 10 to 200 characters; spaces do not count towards the ten.
 */
password: string, 
/**
 * At login, if the guest and the account both have seats at a table that is not over: keep both. Without it such a
 * login is refused, because somebody else may be borrowing the device.
 */
both?: boolean, };

/**
 * An event of the game, as an eye sees it.
 */
export type EventSeen = { 
/**
 * As data of the game.
 */
event: GameSeenEvent, 
/**
 * As a line of the log, unless it is bookkeeping.
 */
line: Message | null, 
/**
 * What this eye, and no other, can conclude from it together with what it saw before.
 */
asides: Array<Message>, 
/**
 * The others were told less of it.
 */
private: boolean, 
/**
 * A turn, or a round for everybody, begins with it.
 */
begins_turn: boolean, 
/**
 * Whose turn begins; none if no turn begins, or if it is everybody's.
 */
turn_of: number | null, 
/**
 * The clause by which it happened.
 */
clause: string | null, 
/**
 * The clause behind what this eye can conclude from it.
 */
asides_clause: string | null, };

/**
 * Through whose eyes a connection looks at a table. A device that is passed around looks through one pair at a time.
 */
export type Eye = "own" | "spectator" | { "seat": number };

/**
 * `GET /api/me/figures`: statistics of the player's finished matches.
 */
export type Figures = { 
/**
 * One for each kind of match.
 */
lines: Array<FiguresLine>, 
/**
 * There are finished matches that are not counted yet: ask again.
 */
more: boolean, };

/**
 * The matches of one game, with as many players, against the same opponents.
 */
export type FiguresLine = { 
/**
 * Name of the game.
 */
game: string, 
/**
 * How many players.
 */
players: number, 
/**
 * The level of the bots if all had the same, `mixed` if not, `people` if there was at least one person.
 */
against: string, 
/**
 * How many matches.
 */
played: number, 
/**
 * How many of them were won; a win that several share is split.
 */
won: number, };

/**
 * One whole intent of a seat.
 */
export type GameAction = Games[GameName]["action"];

/**
 * The figures printed in the box of a game.
 */
export type GameFacts = Games[GameName]["facts"];

/**
 * One game in `GET /api/games`.
 */
export type GameInfo = { 
/**
 * Its name.
 */
game: string, 
/**
 * Version of its rules.
 */
rules: number, 
/**
 * Fewest players.
 */
min_players: number, 
/**
 * Most players.
 */
max_players: number, 
/**
 * Options and their values; the first value is the default.
 */
options: Array<OptionInfo>, 
/**
 * Bots by level.
 */
bots: Array<string>, 
/**
 * Editions that can be played with.
 */
editions: Array<string>, };

/**
 * The things a seat can pick from.
 */
export type GameMenu = Games[GameName]["menu"];

/**
 * The name of a game.
 */
export type GameName = keyof Games;

/**
 * The orders players can leave for their seat when they go away.
 */
export type GameOrders = Games[GameName]["orders"];

/**
 * The effects of an action.
 */
export type GamePreview = Games[GameName]["preview"];

/**
 * An event as an eye sees it.
 */
export type GameSeenEvent = Games[GameName]["seen_event"];

/**
 * The view of a game, for a screen.
 */
export type GameView = Games[GameName]["view"];

/**
 * The games of the house by name, each with its types.
 */
export interface Games {
  "oltre-mare": {
    facts: OltreMareFacts;
    view: OltreMareView;
    menu: OltreMareMenu;
    preview: OltreMarePreview;
    seen_event: OltreMareSeenEvent;
    action: OltreMareAction;
    orders: OltreMareOrders;
  };
  "ostia": {
    facts: OstiaFacts;
    view: OstiaView;
    menu: OstiaMenu;
    preview: OstiaPreview;
    seen_event: OstiaSeenEvent;
    action: OstiaAction;
    orders: OstiaOrders;
  };
}

/**
 * How bad a decision was, by how much of the chance of winning it gave away.
 */
export type Grade = "slip" | "mistake" | "blunder";

/**
 * What happened, as an eye sees it.
 */
export type Happening = { "what": "opened" } | { "what": "sat_down", 
/**
 * Where.
 */
seat: number, 
/**
 * The player.
 */
player: PlayerInfo, } | { "what": "named", 
/**
 * Which.
 */
seat: number, 
/**
 * The name; none for the account's name.
 */
name: string | null, } | { "what": "seat_opened", 
/**
 * Which.
 */
seat: number, } | { "what": "bot_sat_down", 
/**
 * Where.
 */
seat: number, 
/**
 * How strong.
 */
level: string, } | { "what": "link_rotated", 
/**
 * Which.
 */
seat: number, } | { "what": "host_changed", 
/**
 * The player.
 */
player: PlayerInfo, } | { "what": "started", 
/**
 * What this eye saw of the deal.
 */
events: Array<EventSeen>, } | { "what": "played", 
/**
 * The seat.
 */
seat: number, 
/**
 * What it did; only the seat itself is told.
 */
action: ActionShown | null, 
/**
 * What this eye saw of it.
 */
events: Array<EventSeen>, 
/**
 * The house did it for them, under their standing orders.
 */
by_order: boolean, } | { "what": "rules_changed", 
/**
 * Which.
 */
rules: number, } | { "what": "undone", 
/**
 * Whose.
 */
seat: number, 
/**
 * How many.
 */
plies: number, } | { "what": "bot_took_over", 
/**
 * The seat.
 */
seat: number, 
/**
 * How strong.
 */
level: string, 
/**
 * Why.
 */
why: Takeover, } | { "what": "taken_back", 
/**
 * Which.
 */
seat: number, } | { "what": "nudged", 
/**
 * Which.
 */
seat: number, 
/**
 * By whom.
 */
player: PlayerInfo, } | { "what": "stand_in_voted", 
/**
 * Which.
 */
seat: number, 
/**
 * The voter.
 */
player: PlayerInfo, } | { "what": "undo_asked", 
/**
 * The seat whose steps are meant.
 */
seat: number, 
/**
 * How many.
 */
plies: number, } | { "what": "undo_voted", 
/**
 * The seat whose steps are meant.
 */
seat: number, 
/**
 * The voter.
 */
player: PlayerInfo, 
/**
 * For or against.
 */
agree: boolean, } | { "what": "return_voted", 
/**
 * Which.
 */
seat: number, 
/**
 * The voter.
 */
player: PlayerInfo, 
/**
 * For or against.
 */
agree: boolean, } | { "what": "pause_voted", 
/**
 * The player.
 */
player: PlayerInfo, 
/**
 * For or against.
 */
agree: boolean, 
/**
 * The clocks are now stopped.
 */
paused: boolean, } | { "what": "resumed" } | { "what": "abandon_voted", 
/**
 * The player.
 */
player: PlayerInfo, 
/**
 * For or against.
 */
agree: boolean, 
/**
 * The match has now ended.
 */
abandoned: boolean, } | { "what": "said", 
/**
 * The player.
 */
player: PlayerInfo, 
/**
 * A quick phrase, for the reader's own language.
 */
phrase: Phrase | null, 
/**
 * The player's own words.
 */
text: string | null, } | { "what": "rematch" } & RematchShown | { "what": "pace_set", 
/**
 * How long.
 */
pace: Pace, } | { "what": "skipped", 
/**
 * The player.
 */
player: PlayerInfo, } | { "what": "handed_over", 
/**
 * The guest.
 */
from: PlayerInfo, 
/**
 * The player of the account.
 */
to: PlayerInfo, };

/**
 * `GET /api/tables/{table}/hint`: what a good bot would consider, best first.
 */
export type Hint = { 
/**
 * The step of the table that it is about.
 */
version: number, 
/**
 * The seat it is for.
 */
seat: number, 
/**
 * The ideas.
 */
ideas: Array<HintIdea>, };

/**
 * One of them.
 */
export type HintIdea = { 
/**
 * The action proposed.
 */
action: ActionShown, 
/**
 * The same in words; none if the game has no words for it, and the notation has to do.
 */
said: Message | null, 
/**
 * The chance of winning after it, from 0 to 1; none if no match was played on.
 */
win: number | null, 
/**
 * How many matches were played on from it.
 */
tried: number, 
/**
 * Its effects, as far as the seat can know them.
 */
brings: Array<Message>, };

/**
 * The link of a seat.
 */
export type HttpLink = { 
/**
 * Number of the seat.
 */
seat: number, 
/**
 * Its secret.
 */
link: string, 
/**
 * The whole address.
 */
url: string, };

/**
 * `POST /api/tables/{table}/join`: take a seat by its link.
 */
export type Join = { 
/**
 * Number of the seat.
 */
seat: number, 
/**
 * The secret of its link, or of the table's; empty for an open seat of a listed table.
 */
link: string, 
/**
 * The nonce the seat adds to the shuffle: 64 hexadecimal digits.
 */
nonce: string, };

/**
 * `POST /api/lessons/{game}/walk`: what can be picked after these picks.
 */
export type LessonDraft = { 
/**
 * At which comment, counted from 0.
 */
step: number, 
/**
 * Picks so far.
 */
draft: Array<number>, };

/**
 * A comment.
 */
export type LessonStep = { 
/**
 * Its step of the match.
 */
version: number, 
/**
 * Its name; the words are in the catalogue.
 */
say: string, 
/**
 * The things it points at, by names that the screen knows.
 */
at: Array<string>, 
/**
 * What the learner is to do; without it the comment is only read.
 */
action: ActionShown | null, 
/**
 * What happens between it and the next comment is not shown move by move.
 */
leap: boolean, };

/**
 * `GET /api/lessons/{game}`: a guided match, whole.
 */
export type LessonTold = { 
/**
 * The comments, in order.
 */
steps: Array<LessonStep>, 
/**
 * The match through the learner's eye, with what the learner could do at each step.
 */
replay: Replay, };

/**
 * The observer of a table.
 */
export type Me = { 
/**
 * The player.
 */
player: PlayerInfo, 
/**
 * Seats held.
 */
seats: number[], 
/**
 * Is the host.
 */
host: boolean, 
/**
 * The observed seat; a spectator has none.
 */
eye: number | null, 
/**
 * For the host: the link of each open seat.
 */
links: Array<SeatLink>, 
/**
 * For the host: the address by which any open seat can be taken, while there is one.
 */
share: string | null, };

/**
 * A catalogue key with arguments. The words are in `i18n/`, in the reader's language.
 */
export type Message = { 
/**
 * Key in the catalogue.
 */
key: string, 
/**
 * Named arguments.
 */
args: Array<[string, Arg]>, };

/**
 * `POST /api/guest`: a name is enough.
 */
export type NewGuest = { 
/**
 * 1 to 40 characters that can be seen.
 */
name: string, 
/**
 * A program plays: everybody sees a mark behind the name.
 */
program?: boolean, };

/**
 * `PUT /api/me/password`: another password for one's account.
 */
export type NewPassword = { 
/**
 * The one that holds now.
 */
old: string, 
/**
 * 10 to 200 characters; spaces do not count towards the ten.
 */
password: string, };

/**
 * `POST /api/me/push`: notify this browser when it is the player's turn in slow play.
 */
export type NewPushDevice = { 
/**
 * Where the service of the browser's maker takes notices.
 */
endpoint: string, 
/**
 * The browser's public key, in base64url (`p256dh`).
 */
key: string, 
/**
 * The secret shared with everybody who may write to it, in base64url (`auth`).
 */
auth: string, };

/**
 * The nonce a seat adds to a shuffle.
 */
export type Nonce = string;

/**
 * `POST /api/me/notice`: what became of a notice that was sent to try the way.
 */
export type NoticeTried = { 
/**
 * The webhook's answer, if there is one: an HTTP status, or 0 if it did not answer.
 */
webhook: number | null, 
/**
 * The same of each browser's push service.
 */
browsers: Array<number>, };

/**
 * The state of a table after a step, through one eye.
 */
export type Now = { 
/**
 * After this step.
 */
version: number, 
/**
 * The server's time, to compare clocks with.
 */
at: number, 
/**
 * Before, during or after the match.
 */
stage: Stage, 
/**
 * The log may be shown from this step on: what the memory option lets the screen remember (OM-9.4, OS-8.3).
 */
log_from: number, 
/**
 * The host, if not gone.
 */
host: string | null, 
/**
 * Everybody.
 */
seats: Array<SeatInfo>, 
/**
 * The players in favour of a pause.
 */
pause_votes: string[], 
/**
 * The players in favour of ending the match without a result.
 */
abandon_votes: string[], 
/**
 * What somebody asks the others to be allowed to take back.
 */
undo_asked: UndoAskedShown | null, 
/**
 * Whose move it is, while a match is played.
 */
turn: Turn | null, 
/**
 * What the screen shows, once the match is dealt.
 */
view: GameView | null, 
/**
 * What this eye's seat can do, if anything.
 */
choices: ChoicesShown | null, 
/**
 * What this eye's seat could take back, in notation, latest first; or why there is nothing.
 */
undo: UndoShown | null, 
/**
 * The nonces the seats have added to the shuffle so far.
 */
nonces: Array<string | null>, 
/**
 * How it ended.
 */
standings: Standings | null, 
/**
 * After the match: what proves the deal.
 */
shuffle: Shuffle | null, 
/**
 * After the match: what can be revealed now that it is over.
 */
epilogue: Array<Message>, 
/**
 * After the match: where players meet for a rematch; at most one table with a fresh deal and one with the same.
 */
rematches: Array<RematchShown>, 
/**
 * How long bots wait before they act; none if the table was opened with a pause of its own.
 */
pace: Pace | null, 
/**
 * Bots go on without a pause, until something is asked of the only person here.
 */
skipping: boolean, };

/**
 * `DELETE /api/me/push`: stop notifying this browser.
 */
export type OldPushDevice = { 
/**
 * The address it gave before.
 */
endpoint: string, };

/**
 * Everything a seat can do. (Its kind has a byte of its own, because every move reads it.)
 */
export type OltreMareAction = { "action": "discard", 
/**
 * In this order, the last one on top.
 */
cards: Array<OltreMareCard>, } | { "action": "buy", 
/**
 * Where.
 */
source: OltreMareSource, 
/**
 * Price.
 */
price: number, } | { "action": "offer_deal" } & OltreMareProposal | { "action": "accept", 
/**
 * The offer.
 */
offer: OltreMareOfferId, 
/**
 * Cards given for it.
 */
cards: OltreMareCardSet, } | { "action": "refuse", 
/**
 * The offer.
 */
offer: OltreMareOfferId, 
/**
 * Why.
 */
reason: OltreMareReason | null, } | { "action": "withdraw", 
/**
 * The offer.
 */
offer: OltreMareOfferId, } | { "action": "post", 
/**
 * What.
 */
good: OltreMareGood, 
/**
 * Has it (or wants it).
 */
have: boolean, } | { "action": "pass" } | { "action": "leave_trade" } | { "action": "play", 
/**
 * Which.
 */
cards: OltreMareCardSet, } | { "action": "sail", 
/**
 * The port of arrival.
 */
port: OltreMarePort, } | { "action": "follow_compass", 
/**
 * Where to; `None` stays.
 */
port: OltreMarePort | null, } | { "action": "stow", 
/**
 * Bottom first, the last one on top.
 */
cards: Array<OltreMareCard>, } | { "action": "end_turn" };

/**
 * How many cards of each good, and how many of any good: eight fields of five bits, in five bytes because a state holds many.
 */
export type OltreMareBundle = Array<"gems" | "scrolls" | "silk" | "salt" | "pottery" | "olives" | "grain" | "any">;

/**
 * One of the 98 goods cards. Cards are numbered good by good, so the number tells the good.
 * (The default is a mere filler of lists.)
 */
export type OltreMareCard = string;

/**
 * A claim as its maker makes it: about a certain card.
 */
export type OltreMareCardClaim = { 
/**
 * The card.
 */
card: OltreMareCard, 
/**
 * The claim about it.
 */
claim: OltreMareClaim, };

/**
 * One card.
 */
export type OltreMareCardFacts = { 
/**
 * Its name in messages and notation.
 */
card: OltreMareCard, 
/**
 * What it is.
 */
good: OltreMareGood, 
/**
 * Cards of this good in the box.
 */
copies: number, 
/**
 * Hand limit of the next turn.
 */
power: number, 
/**
 * Cards to play next turn.
 */
load: number, 
/**
 * The two symbols.
 */
symbols: Array<OltreMareSymbol>, 
/**
 * The port it names.
 */
port: OltreMarePort | null, };

/**
 * A set of cards.
 */
export type OltreMareCardSet = Array<string>;

/**
 * OM-3.6: what a giver says about a card besides its good. Each part may be left out; all of it may be false, or even
 * impossible.
 */
export type OltreMareClaim = { symbols?: Array<OltreMareSymbol>, power?: number | null, load?: number | null, 
/**
 * -1: names none.
 */
port?: number | null, };

/**
 * What a deck is made from.
 */
export type OltreMareDeckSource = "setup" | "discard" | { "stacks": Seat };

/**
 * Something that happened, in full.
 */
export type OltreMareEvent = { "event": "markers_laid", 
/**
 * By port.
 */
markers: [OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null, OltreMareMarker | null], } | { "event": "start_player_chosen", 
/**
 * Start player.
 */
seat: Seat, } | { "event": "start_card_taken", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * First card of the cargo.
 */
card: OltreMareCard, 
/**
 * Its port.
 */
port: OltreMarePort, 
/**
 * Cards turned up before it that name no port.
 */
turned_up: OltreMareCardSet, } | { "event": "hands_dealt", 
/**
 * By seat.
 */
hands: Array<OltreMareCardSet>, } | { "event": "deck_shuffled", 
/**
 * What it was made from.
 */
source: OltreMareDeckSource, 
/**
 * Bottom card first.
 */
order: Array<OltreMareCard>, 
/**
 * Goods cards above the Venice card, if it is in it.
 */
above_venice: number | null, } | { "event": "turn_began", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Hand limit.
 */
power: number, 
/**
 * Cards to play.
 */
load: number, } | { "event": "influence_paid", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Gained.
 */
ducats: number, } | { "event": "discarded", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * In the order laid down.
 */
cards: Array<OltreMareCard>, } | { "event": "trade_opened", 
/**
 * Active seat.
 */
seat: Seat, } | { "event": "price_paid", 
/**
 * Buyer.
 */
seat: Seat, 
/**
 * Where.
 */
source: OltreMareSource, 
/**
 * Price.
 */
price: number, } | { "event": "card_drawn", 
/**
 * The owner of the hand.
 */
seat: Seat, 
/**
 * The card.
 */
card: OltreMareCard, } | { "event": "pirate_ransomed", 
/**
 * Buyer.
 */
seat: Seat, 
/**
 * The card.
 */
card: OltreMareCard, } | { "event": "pirate_boarded", 
/**
 * The owner of the pirates.
 */
seat: Seat, 
/**
 * The card.
 */
card: OltreMareCard, } | { "event": "venice_surfaced" } | { "event": "offer_made", 
/**
 * Its number.
 */
id: OltreMareOfferId, 
/**
 * Giver.
 */
from: Seat, 
/**
 * The seats it goes to.
 */
to: SeatSet, 
/**
 * The offer it answers (OM-3.17).
 */
answers: OltreMareOfferId | null, 
/**
 * Cards given.
 */
cards: OltreMareCardSet, 
/**
 * What it shows.
 */
terms: OltreMareTerms, 
/**
 * The cards the claims are about, in the order of the claims.
 */
claimed: Array<OltreMareCard>, } | { "event": "offer_refused", 
/**
 * Its number.
 */
id: OltreMareOfferId, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The reason, if given.
 */
reason: OltreMareReason | null, } | { "event": "offer_withdrawn", 
/**
 * Its number.
 */
id: OltreMareOfferId, } | { "event": "deal_struck", 
/**
 * The offer.
 */
id: OltreMareOfferId, 
/**
 * The seat that made it.
 */
giver: Seat, 
/**
 * The seat that accepted it.
 */
taker: Seat, 
/**
 * From giver to taker.
 */
given: OltreMareCardSet, 
/**
 * From taker to giver.
 */
taken: OltreMareCardSet, 
/**
 * From giver to taker.
 */
ducats: number, 
/**
 * OM-3.5: who gains a tile.
 */
prestige: Seat | null, 
/**
 * OM-3.12, OM-3.17: offers that can no longer be met, or whose counter-offer this was.
 */
voids: Array<OltreMareOfferId>, } | { "event": "posted", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What.
 */
good: OltreMareGood, 
/**
 * Has it (or wants it).
 */
have: boolean, } | { "event": "passed", 
/**
 * The seat.
 */
seat: Seat, } | { "event": "trade_left", 
/**
 * Active seat.
 */
seat: Seat, } | { "event": "played", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Face up.
 */
cards: OltreMareCardSet, 
/**
 * Ship symbols on them.
 */
sails: number, } | { "event": "ducats_earned", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * For ducat symbols.
 */
symbols: number, 
/**
 * For ship symbols on calm sea.
 */
calm_sea: number, } | { "event": "actions_done", 
/**
 * Active seat.
 */
seat: Seat, } | { "event": "sailed", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Port of arrival.
 */
port: OltreMarePort, 
/**
 * The marker found there.
 */
marker: OltreMareMarker | null, } | { "event": "compass_followed", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Where to; `None`: it stays.
 */
port: OltreMarePort | null, 
/**
 * The marker found there.
 */
marker: OltreMareMarker | null, } | { "event": "stowed", 
/**
 * Active seat.
 */
seat: Seat, 
/**
 * Bottom first; the last one is the new top.
 */
cards: Array<OltreMareCard>, } | { "event": "turn_ended", 
/**
 * Whose.
 */
seat: Seat, } | { "event": "venice_scored", 
/**
 * Drawn, or found on top at the end of a turn.
 */
drawn: boolean, 
/**
 * OM-6.2.
 */
prestige: Array<number>, 
/**
 * OM-6.3.
 */
cargo: Array<number>, 
/**
 * Cards that stay as the new cargo.
 */
kept: Array<number>, } | { "event": "last_round_began" } | { "event": "seat_scored", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * OM-8.2.
 */
cargo: number, 
/**
 * OM-8.3.
 */
pirates: number, 
/**
 * OM-8.4.
 */
markers: number, } | { "event": "match_ended", 
/**
 * By seat.
 */
count: Array<OltreMareFinalCount>, 
/**
 * Pirates left, by seat.
 */
pirates: Array<number>, 
/**
 * Ranking.
 */
standings: Standings, };

/**
 * Cards, ports, routes and markers of the edition.
 */
export type OltreMareFacts = { 
/**
 * Name of the edition.
 */
edition: string, 
/**
 * The parts that are reconstructed.
 */
reconstructed: Array<string>, 
/**
 * OM-0.1, rarest first.
 */
goods: Array<OltreMareGoodFacts>, 
/**
 * Every goods card.
 */
cards: Array<OltreMareCardFacts>, 
/**
 * OM-0.4, each at the place its number names.
 */
ports: Array<OltreMarePortFacts>, 
/**
 * Routes, by the numbers of their ends.
 */
routes: Array<[OltreMarePort, OltreMarePort]>, 
/**
 * OM-0.3.
 */
markers: Array<OltreMareMarkerFacts>, 
/**
 * OM-3.2: ducats in one deal.
 */
most_ducats: number, 
/**
 * OM-3.17: cards that an offer may want.
 */
most_wanted: number, 
/**
 * OM-3.17: cards of an offer about which something is claimed.
 */
most_claims: number, 
/**
 * OM-3.17: the largest power or load that can be claimed.
 */
most_claimed: number, 
/**
 * OM-3.13: open offers of one seat.
 */
open_offers: number, 
/**
 * OM-3.13: new offers of one seat in a turn.
 */
offers_per_turn: number, 
/**
 * OM-3.16: postings of one seat in a turn.
 */
posts_per_turn: number, 
/**
 * OM-3.7: cards bought in a turn.
 */
purchases_per_turn: number, };

/**
 * OM-8: what a seat got at the end.
 */
export type OltreMareFinalCount = { 
/**
 * Ducats before the final scoring.
 */
track: number, 
/**
 * OM-8.1.
 */
prestige: number, 
/**
 * OM-8.2.
 */
cargo: number, 
/**
 * OM-8.3, not above 0.
 */
pirates: number, 
/**
 * OM-8.4.
 */
markers: number, };

/**
 * The seven goods, rarest first (OM-0.1).
 */
export type OltreMareGood = "gems" | "scrolls" | "silk" | "salt" | "pottery" | "olives" | "grain";

/**
 * One good.
 */
export type OltreMareGoodFacts = { 
/**
 * Which.
 */
good: OltreMareGood, 
/**
 * Cards of it in the box.
 */
copies: number, 
/**
 * Ducats for a group of 1, 2, 3, … cards; a longer group pays the last figure.
 */
payout: Array<number>, };

/**
 * The longest top group of one good that could be in the cargo after the next stowing (OM-5.1), without a deal and
 * with it.
 */
export type OltreMareGroupChange = { 
/**
 * The good.
 */
good: OltreMareGood, 
/**
 * Cards without the deal.
 */
cards_before: number, 
/**
 * Cards with it.
 */
cards_after: number, 
/**
 * OM-8.2: ducats without the deal.
 */
value_before: number, 
/**
 * Ducats with it.
 */
value_after: number, };

/**
 * An offer that can be answered. It can always be refused.
 */
export type OltreMareIncomingMenu = { 
/**
 * Which.
 */
id: OltreMareOfferId, 
/**
 * Can be accepted now.
 */
accept: boolean, 
/**
 * Can be answered by a counter-offer.
 */
counter: boolean, 
/**
 * The seat's own cards that could be given for it.
 */
cards: OltreMareCardSet, };

/**
 * The six kinds of port bonus marker (OM-0.3).
 */
export type OltreMareMarker = "calm_sea" | "good_business" | "pirates_beaten" | "favourable_relations" | "compass" | "local_influence";

/**
 * One kind of marker.
 */
export type OltreMareMarkerFacts = { 
/**
 * Which.
 */
marker: OltreMareMarker, 
/**
 * How many there are.
 */
count: number, };

/**
 * The question to a seat, with everything it can pick from.
 */
export type OltreMareMenu = { "question": "nothing" } | { "question": "discard", 
/**
 * The hand.
 */
cards: OltreMareCardSet, 
/**
 * How many.
 */
count: number, } | { "question": "trade" } & OltreMareTradeMenu | { "question": "play", 
/**
 * The hand.
 */
cards: OltreMareCardSet, 
/**
 * How many.
 */
count: number, } | { "question": "sail", 
/**
 * Where to.
 */
ports: Array<OltreMarePort>, } | { "question": "compass", 
/**
 * Where to.
 */
ports: Array<OltreMarePort>, } | { "question": "stow", 
/**
 * The cards played.
 */
cards: OltreMareCardSet, } | { "question": "end_turn" };

/**
 * An offer, counted from 1 over the match.
 */
export type OltreMareOfferId = number;

/**
 * An open offer.
 */
export type OltreMareOfferView = { 
/**
 * Its number.
 */
id: OltreMareOfferId, 
/**
 * Giver.
 */
from: Seat, 
/**
 * The seats that may still accept it.
 */
to: SeatSet, 
/**
 * The offer it answers.
 */
answers: OltreMareOfferId | null, 
/**
 * What it shows.
 */
terms: OltreMareTerms, 
/**
 * The cards, if the offer is the observer's own.
 */
cards: OltreMareCardSet | null, 
/**
 * OM-3.6: which of its claims are lies, if the cards are the observer's own.
 */
lies: Array<boolean> | null, };

/**
 * How offers are answered. They hold until they are revoked: an offer can come in anybody's turn.
 */
export type OltreMareOrders = { 
/**
 * Goods that are accepted, and for how much; each good once.
 */
accept: Array<OltreMarePrice>, 
/**
 * OM-3.3 sets no limit to debt, but this does: at least this many ducats must be left after any deal that costs
 * some.
 */
leave: number, 
/**
 * What becomes of all other offers.
 */
otherwise: OltreMareOtherOffers, };

/**
 * What becomes of an offer that is not accepted.
 */
export type OltreMareOtherOffers = "wait" | "refuse";

/**
 * The beginning of the seat's next turn, if nothing else changes until then.
 */
export type OltreMareOutlook = { 
/**
 * OM-2.3: the hand limit. A range, while it is still open which of the seat's cards will be on top.
 */
power: OltreMareSpan, 
/**
 * OM-4.1: cards to play.
 */
load: OltreMareSpan, 
/**
 * Cards in hand.
 */
hand: number, };

/**
 * Where in a turn the match is (OM-2.1).
 */
export type OltreMarePhase = "dealing" | "seafaring" | "trade" | "actions" | "sailing" | "compass" | "cargo" | "end_of_turn" | "over";

/**
 * A port, by its place in the edition's list.
 */
export type OltreMarePort = number;

/**
 * A port of the board (OM-0.4).
 */
export type OltreMarePortFacts = { 
/**
 * Its name, as the file says.
 */
name: string, 
/**
 * Its name in notation: lower case, `-` for spaces. No two ports share it.
 */
word: string, 
/**
 * Degrees east.
 */
lon: number, 
/**
 * Degrees north.
 */
lat: number, };

/**
 * The consequence line.
 */
export type OltreMarePreview = { "preview": "plain" } | { "preview": "discard", 
/**
 * Pirates afterwards.
 */
pirates: number, } | { "preview": "buy", 
/**
 * Ducats afterwards.
 */
ducats: number, 
/**
 * The card, if it is one of the seat's own known pirates.
 */
card: OltreMareCard | null, } | { "preview": "deal", 
/**
 * Ducats afterwards.
 */
ducats: number, 
/**
 * Hand afterwards.
 */
hand: number, 
/**
 * What it would get.
 */
gets: OltreMareBundle, 
/**
 * The seats that would gain prestige (OM-3.5): of several to whom it is offered, the one who accepts.
 */
prestige: SeatSet, 
/**
 * OM-4.1: cards to play this turn, in the seat's own turn.
 */
load: number | null, 
/**
 * The seat's next turn, if there is one and something is known about it.
 */
next: OltreMareOutlook | null, 
/**
 * What becomes of the groups that could be stowed next; only those that change.
 */
groups: Array<OltreMareGroupChange>, } | { "preview": "play", 
/**
 * For ducat symbols.
 */
ducats: number, 
/**
 * On calm sea.
 */
calm_sea: number, 
/**
 * Cards to the pirates.
 */
pirates: number, 
/**
 * Cards to the hand.
 */
market: number, 
/**
 * Routes to sail.
 */
sails: number, } | { "preview": "arrive", 
/**
 * Where.
 */
port: OltreMarePort, 
/**
 * Marker found.
 */
marker: OltreMareMarker | null, 
/**
 * Marker that is turned over.
 */
loses: OltreMareMarker | null, } | { "preview": "stow", 
/**
 * Next hand limit.
 */
power: number, 
/**
 * Next load.
 */
load: number, 
/**
 * Cards that would be over the limit, if the hand stayed as it is.
 */
excess: number, 
/**
 * Value of the whole cargo before, as far as the seat was shown it.
 */
before: number, 
/**
 * Its value afterwards.
 */
after: number, 
/**
 * Cards in the new top group.
 */
group: number, };

/**
 * What a card of a good may cost.
 */
export type OltreMarePrice = { 
/**
 * Which.
 */
good: OltreMareGood, 
/**
 * Ducats.
 */
at_most: number, };

/**
 * An offer as its maker makes it.
 */
export type OltreMareProposal = { 
/**
 * The seats it goes to.
 */
to: SeatSet, 
/**
 * The offer it answers: then it goes to that offer's giver (OM-3.17).
 */
answers: OltreMareOfferId | null, 
/**
 * Cards given.
 */
cards: OltreMareCardSet, 
/**
 * Ducats given; negative: asked.
 */
ducats: number, 
/**
 * Cards wanted.
 */
wants: OltreMareBundle, 
/**
 * The claims about cards given, by card number.
 */
claims: Array<OltreMareCardClaim>, };

/**
 * Why an offer is refused: short phrases, in each reader's language.
 */
export type OltreMareReason = "not_enough" | "no_use" | "do_not_have" | "hand_full" | "do_not_trust" | "later" | "you_lead" | "have_enough";

/**
 * One seat as everybody sees it, and a little more if the memory option allows (OM-9.4).
 */
export type OltreMareSeatView = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Money and points.
 */
ducats: number, 
/**
 * OM-0.6.
 */
minus: boolean, 
/**
 * Prestige tiles.
 */
prestige: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Top cargo card.
 */
top: OltreMareCard | null, 
/**
 * Cards in the cargo.
 */
cargo: number, 
/**
 * The cargo from the top, if the memory option shows it.
 */
cargo_cards: Array<OltreMareCard> | null, 
/**
 * Pirates.
 */
pirates: number, 
/**
 * Own pirates from the bottom, as far as known, if the memory option shows them.
 */
pirate_cards: Array<OltreMareCard | null> | null, 
/**
 * The marker that counts.
 */
marker: OltreMareMarker | null, 
/**
 * Markers held.
 */
markers: number, 
/**
 * Where the ship is.
 */
ship: OltreMarePort, 
/**
 * Posted wants.
 */
wants: Array<OltreMareGood>, 
/**
 * Posted haves.
 */
haves: Array<OltreMareGood>, };

/**
 * Cards whose goods everybody sees, and whose faces only some see.
 */
export type OltreMareSeenCards = { 
/**
 * True goods (OM-3.6).
 */
goods: OltreMareBundle, 
/**
 * The cards, for those who see them (OM-9.3).
 */
cards: OltreMareCardSet | null, };

/**
 * An event as one observer sees it (OM-9).
 */
export type OltreMareSeenEvent = { "seen": "open" } & OltreMareEvent | { "seen": "hands_dealt", 
/**
 * The observer's own, if it has a seat.
 */
own: OltreMareCardSet | null, } | { "seen": "deck_shuffled", 
/**
 * What it was made from.
 */
source: OltreMareDeckSource, 
/**
 * Goods cards in it.
 */
cards: number, } | { "seen": "discarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * The cards, for their owner.
 */
cards: Array<OltreMareCard> | null, } | { "seen": "card_drawn", 
/**
 * The owner of the hand.
 */
seat: Seat, 
/**
 * The card, for its owner.
 */
card: OltreMareCard | null, } | { "seen": "pirate_ransomed", 
/**
 * Buyer.
 */
seat: Seat, 
/**
 * The card, for its owner.
 */
card: OltreMareCard | null, } | { "seen": "pirate_boarded", 
/**
 * The owner of the pirates.
 */
seat: Seat, } | { "seen": "offer_made", 
/**
 * Its number.
 */
id: OltreMareOfferId, 
/**
 * Giver.
 */
from: Seat, 
/**
 * The seats it goes to.
 */
to: SeatSet, 
/**
 * The offer it answers.
 */
answers: OltreMareOfferId | null, 
/**
 * What it shows.
 */
terms: OltreMareTerms, 
/**
 * The cards, for the giver.
 */
cards: OltreMareCardSet | null, } | { "seen": "deal_struck", 
/**
 * The offer.
 */
id: OltreMareOfferId, 
/**
 * The seat that made it.
 */
giver: Seat, 
/**
 * The seat that accepted it.
 */
taker: Seat, 
/**
 * From giver to taker.
 */
given: OltreMareSeenCards, 
/**
 * From taker to giver.
 */
taken: OltreMareSeenCards, 
/**
 * From giver to taker.
 */
ducats: number, 
/**
 * OM-3.5: who gains a tile.
 */
prestige: Seat | null, 
/**
 * OM-3.12, OM-3.17: offers that can no longer be met, or whose counter-offer this was.
 */
voids: Array<OltreMareOfferId>, };

/**
 * The claims of an offer, ordered by good and claim, never by card. Packed, because a state holds fifteen of them.
 */
export type OltreMareShownClaims = Array<{ 
/**
 * The good of the card: true.
 */
good: OltreMareGood, 
/**
 * The claim about it, true or not.
 */
claim: OltreMareClaim, }>;

/**
 * Where a card is bought from (OM-3.7).
 */
export type OltreMareSource = "deck" | "pirates";

/**
 * From the least to the most.
 */
export type OltreMareSpan = { 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, };

/**
 * The four action symbols, in the order in which they are carried out (OM-4.2).
 */
export type OltreMareSymbol = "ducat" | "pirate" | "market" | "ship";

/**
 * OM-3.6: everything that an offer shows. Goods are true; claims need not be.
 */
export type OltreMareTerms = { 
/**
 * Goods of the cards given.
 */
gives: OltreMareBundle, 
/**
 * What is wanted for them.
 */
wants: OltreMareBundle, 
/**
 * Ducats from giver to taker; negative: from taker to giver.
 */
ducats: number, 
/**
 * Claims about cards given.
 */
claims: OltreMareShownClaims, };

/**
 * What can be done in the trade phase.
 */
export type OltreMareTradeMenu = { 
/**
 * Own hand.
 */
cards: OltreMareCardSet, 
/**
 * Price of the next card, for the active seat.
 */
price: number | null, 
/**
 * Buy from the deck.
 */
deck: boolean, 
/**
 * Buy the top pirate.
 */
pirates: boolean, 
/**
 * Leave the trade phase.
 */
leave: boolean, 
/**
 * Say that there is nothing to say.
 */
pass: boolean, 
/**
 * Make an offer.
 */
offer: boolean, 
/**
 * The seats it goes to.
 */
partners: SeatSet, 
/**
 * Goods that can be posted as wanted.
 */
post_wants: Array<OltreMareGood>, 
/**
 * Goods that can be posted as had.
 */
post_haves: Array<OltreMareGood>, 
/**
 * The seat's own open offers, which can be withdrawn.
 */
own: Array<OltreMareOfferId>, 
/**
 * Offers that can be answered.
 */
incoming: Array<OltreMareIncomingMenu>, };

/**
 * Where the Venice card is (OM-1.7, OM-6).
 */
export type OltreMareVenice = "buried" | "on_top" | "gone";

/**
 * What a screen shows of a match.
 */
export type OltreMareView = { 
/**
 * The seat that looks; a spectator has none.
 */
me: Seat | null, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Where in the turn.
 */
phase: OltreMarePhase, 
/**
 * The seat whose turn it is.
 */
active: Seat, 
/**
 * Start player.
 */
start: Seat, 
/**
 * OM-7.1.
 */
last_round: boolean, 
/**
 * Power of this turn.
 */
power: number, 
/**
 * Load of this turn.
 */
load: number, 
/**
 * Cards bought this turn.
 */
bought: number, 
/**
 * Price of the next card, in the trade phase.
 */
price: number | null, 
/**
 * Routes to sail.
 */
sails: number, 
/**
 * Own hand.
 */
hand: OltreMareCardSet, 
/**
 * The seats.
 */
seats: Array<OltreMareSeatView>, 
/**
 * Goods cards in the deck.
 */
deck: number, 
/**
 * The Venice card.
 */
venice: OltreMareVenice, 
/**
 * The discard.
 */
discard: OltreMareCardSet, 
/**
 * Cards played and not yet stowed.
 */
table: OltreMareCardSet, 
/**
 * Markers on the ports.
 */
ports: Array<OltreMareMarker | null>, 
/**
 * Open offers.
 */
offers: Array<OltreMareOfferView>, 
/**
 * How it ended.
 */
standings: Standings | null, };

/**
 * `POST /api/tables`.
 */
export type OpenTable = { 
/**
 * Name of the game.
 */
game: string, 
/**
 * How many seats; `GET /api/games` says how many a game has.
 */
players: number, 
/**
 * The game's own options, by name, as `GET /api/games` lists them.
 */
options: { [key in string]: string }, 
/**
 * Name of the edition; the built-in one without.
 */
edition: string | null, 
/**
 * Shown in the list of tables; otherwise open by link only.
 */
listed: boolean, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * How fast.
 */
tempo: Tempo, 
/**
 * Who takes which seat.
 */
order: SeatOrder, 
/**
 * How long bots wait before they act, in milliseconds; at most a minute.
 */
bot_pause_ms: number | null, 
/**
 * Or one of the paces that can be chosen at the table: `calm`, `brisk` or `instant`.
 */
pace?: Pace, 
/**
 * How long bots wait for a person who has to answer an offer, in milliseconds; at most ten minutes.
 */
patience_ms: number | null, 
/**
 * At a live table, how long somebody is waited for before a bot plays for them, in milliseconds; at most an hour, never if
 * 0. Three minutes at a listed table unless the host says otherwise.
 */
bot_after_ms?: number, 
/**
 * Seats the host takes at once, each with its nonce: several for one device that is passed around.
 */
sit: Array<SitNow>, 
/**
 * Start at once, with bots of this level in the empty seats.
 */
start_with?: string | null, };

/**
 * One option of a game.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its values.
 */
values: Array<string>, };

/**
 * Orders as a client sends them.
 */
export type Ordered = { 
/**
 * As data of the game.
 */
orders: GameOrders, 
/**
 * When they act.
 */
when: When, };

/**
 * Standing orders, for the eye of their seat.
 */
export type OrdersShown = { 
/**
 * As data of the game.
 */
orders: GameOrders, 
/**
 * When they act.
 */
when: When, };

/**
 * One whole intent.
 *
 * A client may put anything into it: counts are bounded where [`Cards`] are read, and `check` judges everything else.
 */
export type OstiaAction = { "action": "pick", 
/**
 * Which.
 */
good: OstiaGood, } | { "action": "put_up", 
/**
 * Which.
 */
lot: OstiaCards, } | { "action": "bid", 
/**
 * Denarii.
 */
amount: number, } | { "action": "pass" } | { "action": "keep" } | { "action": "sell", 
/**
 * The seats it goes to.
 */
buyer: Seat, } | { "action": "lay" } & OstiaLayout | { "action": "stand" } | { "action": "manage" } & OstiaManagement | { "action": "sell_storehouses", 
/**
 * How many.
 */
count: number, } | { "action": "take_back" };

/**
 * OS-3.4: what a seat does when it has seen the sizes of all piles.
 */
export type OstiaAnswer = "stand" | { "lay": OstiaLayout };

/**
 * How much to bid for any lot.
 */
export type OstiaBidRule = { 
/**
 * So much more than the minimum.
 */
over: number, 
/**
 * Never so much that less cash than this is left.
 */
keep: number, };

/**
 * How much of the highest bid is bid. Everybody bids once (OS-2.4), so there is no second chance to raise it.
 */
export type OstiaBidding = "whole" | "just_above";

/**
 * What can be built after some loans were repaid.
 */
export type OstiaBuilding = { 
/**
 * Cash that is left.
 */
cash: number, 
/**
 * Storehouses that are left: some may have been sold to pay interest.
 */
storehouses: number, 
/**
 * How many can be built.
 */
most_built: number, };

/**
 * Cards, counted by kind: a byte for each type of goods and one for bluff cards, which lie only in face-down piles.
 *
 * Every count stays below 128, so that all of them are added and compared in one machine word.
 */
export type OstiaCards = Partial<Record<OstiaGood | "bluff", number>>;

/**
 * One consequence of an action.
 */
export type OstiaEffect = { "effect": "gains", 
/**
 * Which.
 */
cards: OstiaCards, } | { "effect": "lot_costs", 
/**
 * The minimum bid.
 */
minimum: number, 
/**
 * The price if all pass.
 */
forced: number, } | { "effect": "pays_if_taken", 
/**
 * Denarii.
 */
amount: number, } | { "effect": "sells_storehouses", 
/**
 * How many.
 */
count: number, } | { "effect": "takes_credits", 
/**
 * How many.
 */
count: number, } | { "effect": "cash_after", 
/**
 * How many.
 */
cash: number, } | { "effect": "loses_to_penalty", 
/**
 * All of one type.
 */
cards: OstiaCards, } | { "effect": "earns_at_most", 
/**
 * Denarii.
 */
income: number, } | { "effect": "offer_worth", 
/**
 * By the active card.
 */
worth: number, } | { "effect": "pays_interest", 
/**
 * Denarii.
 */
amount: number, } | { "effect": "holds", 
/**
 * Storehouses.
 */
storehouses: number, 
/**
 * Loans.
 */
credits: number, } | { "effect": "discards", 
/**
 * Which.
 */
cards: OstiaCards, } | { "effect": "scores_types", 
/**
 * How many.
 */
vp: number, } | { "effect": "is_out" };

/**
 * Something that happened, in full.
 */
export type OstiaEvent = { "event": "first_card_dealt", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The card.
 */
good: OstiaGood, } | { "event": "dealt", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: OstiaCards, } | { "event": "free_picked", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
good: OstiaGood, } | { "event": "laid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * On forum and senate.
 */
layout: OstiaLayout, } | { "event": "laid_unseen", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * On forum and senate.
 */
layout: OstiaLayout, } | { "event": "answered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Which.
 */
answer: OstiaAnswer, } | { "event": "managed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What.
 */
plan: OstiaManagement, } | { "event": "started", 
/**
 * Start player.
 */
start: Seat, } | { "event": "round_began", 
/**
 * From 1.
 */
round: number, 
/**
 * Start player.
 */
start: Seat, } | { "event": "senate_opened", 
/**
 * Its place in the edition.
 */
card: number, } | { "event": "reshuffled" } | { "event": "asked", 
/**
 * The phase. Match files call it a stage.
 */
stage: OstiaPhase, } | { "event": "taken_back", 
/**
 * The seat.
 */
seat: Seat, } | { "event": "free_picks_taken" } | { "event": "lot_put_up", 
/**
 * The seller.
 */
seller: Seat, 
/**
 * Two cards.
 */
lot: OstiaCards, 
/**
 * The minimum bid.
 */
minimum: number, } | { "event": "bid_made", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Denarii.
 */
amount: number, } | { "event": "bid_passed", 
/**
 * The seat.
 */
seat: Seat, } | { "event": "storehouses_sold", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "credits_taken", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "lot_kept", 
/**
 * The seat.
 */
seller: Seat, 
/**
 * Paid to the bank.
 */
price: number, } | { "event": "lot_sold", 
/**
 * The seat.
 */
seller: Seat, 
/**
 * The seats it goes to.
 */
buyer: Seat, 
/**
 * Paid; half of it goes to the seller.
 */
price: number, } | { "event": "lot_forced", 
/**
 * The seat.
 */
seller: Seat, 
/**
 * Paid to the bank.
 */
price: number, } | { "event": "market_turned_up", 
/**
 * Market cards.
 */
cards: OstiaCards, } | { "event": "sizes_shown", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Cards on the forum.
 */
forum: number, 
/**
 * Cards on the senate.
 */
senate: number, } | { "event": "turned_up", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Goods on the forum.
 */
forum: OstiaCards, 
/**
 * Goods on the senate.
 */
senate: OstiaCards, } | { "event": "penalty_paid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * All of one type.
 */
lost: OstiaCards, } | { "event": "goods_sold", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Received.
 */
income: number, } | { "event": "forum_cleared" } | { "event": "offer_judged", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By the active senate card.
 */
worth: number, 
/**
 * Gained.
 */
vp: number, } | { "event": "senate_cleared" } | { "event": "credits_repaid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "interest_paid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Denarii.
 */
amount: number, } | { "event": "storehouses_built", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "event": "discarded", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Face up.
 */
cards: OstiaCards, } | { "event": "stores_turned_up", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Goods in storehouses.
 */
stored: OstiaCards, 
/**
 * Goods on the forum, discarded without payment.
 */
forum: OstiaCards, } | { "event": "types_scored", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Gained.
 */
vp: number, } | { "event": "eliminated", 
/**
 * The seat.
 */
seat: Seat, } | { "event": "cash_scored", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Gained.
 */
vp: number, } | { "event": "put_away_turned_up", 
/**
 * Its place in the edition.
 */
card: number, };

/**
 * The figures printed in the box.
 */
export type OstiaFacts = { 
/**
 * Name of the edition.
 */
edition: string, 
/**
 * The parts that are reconstructed.
 */
reconstructed: Array<string>, 
/**
 * OS-0.1.
 */
goods: Array<OstiaGoodFacts>, 
/**
 * OS-0.2: the types of each senate card, from the one worth most.
 */
senate: Array<Array<OstiaGood>>, 
/**
 * OS-2.4: the minimum bid for each pair.
 */
pairs: Array<OstiaPairFacts>, 
/**
 * OS-0.3: the price of a card by how many of its type there are, from 0 up.
 */
prices: Array<number>, 
/**
 * OS-1.4.
 */
rounds: number, 
/**
 * OS-0.4: bluff cards of each seat.
 */
bluffs: number, 
/**
 * OS-3.3: how many different types may be on forum and senate together.
 */
types: number, 
/**
 * OS-0.4: storehouses that a seat can have.
 */
most_storehouses: number, 
/**
 * OS-6.2: what a storehouse costs.
 */
storehouse_built: number, 
/**
 * OS-2.9, OS-7.2: what the bank pays for one.
 */
storehouse_sold: number, 
/**
 * OS-2.9: what a loan brings.
 */
credit: number, 
/**
 * OS-6.1, OS-7.3: what repaying it costs.
 */
credit_repaid: number, 
/**
 * OS-6.1: what it costs in a round in which it is not repaid.
 */
interest: number, };

/**
 * The types of goods, most expensive first (OS-0.1).
 */
export type OstiaGood = "ivory" | "marble" | "wood" | "salt" | "wine" | "wheat";

/**
 * One type of goods.
 */
export type OstiaGoodFacts = { 
/**
 * Which.
 */
good: OstiaGood, 
/**
 * Cards in the box.
 */
copies: number, 
/**
 * Its minimum price.
 */
value: number, };

/**
 * The highest bid for a pair.
 */
export type OstiaHighestBid = { 
/**
 * Which.
 */
pair: OstiaPair, 
/**
 * Denarii.
 */
at_most: number, };

/**
 * OS-3.2: what is on forum and senate, bluff cards included; the rest is on the storehouse.
 */
export type OstiaLayout = { 
/**
 * To be sold.
 */
forum: OstiaCards, 
/**
 * To be given.
 */
senate: OstiaCards, };

/**
 * Which two cards to put up (OS-2.3).
 */
export type OstiaLotRule = "dearest" | "cheapest";

/**
 * Two cards on sale.
 */
export type OstiaLotView = { 
/**
 * The seller.
 */
seller: Seat, 
/**
 * The cards.
 */
cards: OstiaCards, 
/**
 * The minimum bid.
 */
minimum: number, 
/**
 * Still on sale?
 */
on_sale: boolean, 
/**
 * OS-2.3: first or second series.
 */
series: number, };

/**
 * OS-6.1 to OS-6.3.
 */
export type OstiaManagement = { 
/**
 * Loans repaid.
 */
repay: number, 
/**
 * Storehouses built.
 */
build: number, 
/**
 * Goods kept.
 */
keep: OstiaCards, };

/**
 * The question to a seat, with everything it can pick from.
 */
export type OstiaMenu = { "question": "nothing" } | { "question": "free_pick", 
/**
 * The ship side.
 */
ship: OstiaCards, 
/**
 * A decision has been made and can be taken back.
 */
ready: boolean, } | { "question": "lot", 
/**
 * The ship side.
 */
ship: OstiaCards, 
/**
 * Cards of a lot.
 */
count: number, } | { "question": "bid", 
/**
 * The minimum bid.
 */
minimum: number, 
/**
 * The most this seat can pay; if that is below the minimum, it can only pass.
 */
limit: number, } | { "question": "decision", 
/**
 * The seats that have bid.
 */
bidders: SeatSet, 
/**
 * The seller can pay to keep the lot.
 */
keep: boolean, } | { "question": "lay", 
/**
 * Goods and bluff cards.
 */
cards: OstiaCards, 
/**
 * May some go to the senate?
 */
senate: boolean, 
/**
 * May the piles stay as they are?
 */
stand: boolean, 
/**
 * A decision has been made and can be taken back.
 */
ready: boolean, } | { "question": "storehouses", 
/**
 * The most loans that can be repaid.
 */
most_repaid: number, 
/**
 * For each number of loans repaid: how many storehouses can then be built, and how many there are before.
 */
after: Array<OstiaBuilding>, 
/**
 * The goods to choose from for keeping.
 */
stock: OstiaCards, 
/**
 * A decision has been made and can be taken back.
 */
ready: boolean, } | { "question": "sale", 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, };

/**
 * A sheet for one round.
 */
export type OstiaOrders = { 
/**
 * OS-2.4: the highest bid for a pair of types; each pair once.
 */
bids: Array<OstiaHighestBid>, 
/**
 * How much of that is bid.
 */
bidding: OstiaBidding, 
/**
 * OS-2.9: a bid may exceed the cash, and then storehouses are sold and loans taken for it.
 */
borrow: boolean, 
/**
 * What to do about lots that are not mentioned.
 */
other_lots: OstiaOtherLots, 
/**
 * OS-2.5: whether to sell the player's own lot; each pair once.
 */
reserves: Array<OstiaReserve>, 
/**
 * OS-3.4: what to do when the sizes of all piles have been shown.
 */
second_look: OstiaAnswer | null, 
/**
 * OS-2.4: for lots without a figure of their own.
 */
rule?: OstiaBidRule, 
/**
 * OS-2.3: which two cards to put up.
 */
lot?: OstiaLotRule, 
/**
 * OS-2.5: an own lot without figures of its own is sold for this much more than its minimum.
 */
sell_over?: number, 
/**
 * They hold in later rounds too, until they are revoked.
 */
rounds?: boolean, };

/**
 * What to do about a lot that is not mentioned.
 */
export type OstiaOtherLots = "wait" | "pass";

/**
 * The part of a view that only one seat sees.
 */
export type OstiaOwnView = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Goods owned.
 */
stock: OstiaCards, 
/**
 * Goods on the ship side.
 */
ship: OstiaCards, 
/**
 * The free card chosen.
 */
picked: OstiaGood | null, 
/**
 * The layout chosen; in the second step of OS-3.4 the one chosen in place of the piles there.
 */
layout: OstiaLayout | null, 
/**
 * OS-3.4: the piles that are there in the second step.
 */
laid: OstiaLayout | null, 
/**
 * OS-3.4: it has decided to leave them.
 */
stands: boolean, 
/**
 * The plan chosen.
 */
plan: OstiaManagement | null, };

/**
 * Two types of goods, in any order; they may be the same.
 */
export type OstiaPair = [OstiaGood, OstiaGood];

/**
 * Two cards that can be a lot.
 */
export type OstiaPairFacts = { 
/**
 * The two types, the more expensive first.
 */
pair: [OstiaGood, OstiaGood], 
/**
 * The minimum bid for them.
 */
minimum: number, };

/**
 * The phase the table waits in.
 */
export type OstiaPhase = "blank" | "free_pick" | { "lot": Seat } | { "bid": Seat } | { "decision": Seat } | "counter" | "second_look" | "storehouses" | "last_counter" | "last_second_look" | { "sale": Seat } | "over";

/**
 * The effects of an action. Empty for an action that is not legal.
 */
export type OstiaPreview = { 
/**
 * One after another.
 */
effects: Array<OstiaEffect>, };

/**
 * Whether to sell the player's own lot. Between the two figures it waits for the player.
 */
export type OstiaReserve = { 
/**
 * Which.
 */
pair: OstiaPair, 
/**
 * A highest bid of this or more is accepted.
 */
sell_from: number | null, 
/**
 * Otherwise the lot is kept if that costs no more than this (OS-2.5: one more than the highest bid).
 */
keep_up_to: number | null, };

/**
 * A seat as everybody sees it.
 */
export type OstiaSeatView = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Denarii.
 */
cash: number, 
/**
 * Storehouses.
 */
storehouses: number, 
/**
 * Loans.
 */
credits: number, 
/**
 * Victory points.
 */
vp: number, 
/**
 * Goods owned.
 */
stock: number, 
/**
 * Goods on the ship side.
 */
ship: number, 
/**
 * Bid on the lot.
 */
bid: number | null, 
/**
 * Cards laid on forum, senate and storehouse, bluff cards included.
 */
laid: [number, number, number] | null, 
/**
 * Turned up on the forum in this or the last counting house.
 */
forum: OstiaCards, 
/**
 * Turned up on the senate.
 */
offer: OstiaCards, 
/**
 * OS-3.5: bluff cards that were on forum and senate in the last counting house, until the next one.
 */
bluffs: [number, number] | null, 
/**
 * Discarded since.
 */
thrown: OstiaCards, 
/**
 * OS-8.3: goods that must be in the stock; not when the table does not remember.
 */
sure: OstiaCards | null, 
/**
 * OS-5.1: what the goods in [`SeatView::sure`] are worth to the senate; only while cards are laid out.
 */
sure_worth: number | null, 
/**
 * OS-5.1: the most that its cards on the senate can be worth, by everything this observer was shown; only while
 * they are laid out.
 */
offer_at_most: number | null, 
/**
 * OS-7.3.
 */
out: boolean, };

/**
 * An event as one observer sees it.
 */
export type OstiaSeenEvent = { "seen": "open" } & OstiaEvent | { "seen": "first_card_dealt", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The card, if it is the observer's own.
 */
good: OstiaGood | null, } | { "seen": "dealt", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * The cards, if they are the observer's own.
 */
cards: OstiaCards | null, } | { "seen": "free_picked", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card, if it is the observer's own.
 */
good: OstiaGood | null, } | { "seen": "laid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Cards on the forum.
 */
forum: number, 
/**
 * Cards on the senate.
 */
senate: number, 
/**
 * The cards, if they are the observer's own.
 */
layout: OstiaLayout | null, } | { "seen": "laid_unseen", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The layout, if it is the observer's own.
 */
layout: OstiaLayout | null, } | { "seen": "answered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The answer, if it is the observer's own.
 */
answer: OstiaAnswer | null, } | { "seen": "managed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The plan, if it is the observer's own.
 */
plan: OstiaManagement | null, };

/**
 * OS-4.1: a type of goods that was sold.
 */
export type OstiaSold = { 
/**
 * Which.
 */
good: OstiaGood, 
/**
 * Cards of it at the forum, with the market cards.
 */
count: number, 
/**
 * The income of each.
 */
price: number, };

/**
 * OS-0.2: what a senate card gives for a card of each type.
 */
export type OstiaValues = { ivory: number, marble: number, wood: number, salt: number, wine: number, wheat: number, };

/**
 * The view of a screen.
 */
export type OstiaView = { 
/**
 * Round, from 1.
 */
round: number, 
/**
 * The phase the table waits in.
 */
phase: OstiaPhase, 
/**
 * Start player of the round.
 */
start: Seat, 
/**
 * The seats that have decided, when all decide at once.
 */
ready: SeatSet, 
/**
 * Types of the active senate card, from the one worth most.
 */
senate: Array<OstiaGood> | null, 
/**
 * What it gives for a card of each type.
 */
senate_values: OstiaValues | null, 
/**
 * Types of the next one.
 */
next_senate: Array<OstiaGood> | null, 
/**
 * What that will give.
 */
next_values: OstiaValues | null, 
/**
 * Types of the one set aside, at the end.
 */
put_away: Array<OstiaGood> | null, 
/**
 * What that one would have given.
 */
put_away_values: OstiaValues | null, 
/**
 * Cards in the draw pile.
 */
pile: number, 
/**
 * The discards, face up.
 */
discards: OstiaCards, 
/**
 * The lot on sale or sold last.
 */
lot: OstiaLotView | null, 
/**
 * Market cards of this or the last counting house.
 */
market: OstiaCards, 
/**
 * OS-4.1: cards that are known to be at the forum while its prices are being made, with what this observer has
 * decided to lay there.
 */
at_forum: OstiaCards, 
/**
 * OS-4.1: what was sold at the last counting house, until the next one.
 */
sold: Array<OstiaSold>, 
/**
 * Each seat.
 */
seats: Array<OstiaSeatView>, 
/**
 * The part that only this observer sees.
 */
own: OstiaOwnView | null, 
/**
 * How it ended.
 */
standings: Standings | null, };

/**
 * How long bots wait before they act.
 */
export type Pace = "calm" | "brisk" | "instant";

/**
 * A message, as a patch.
 */
export type Patch = { 
/**
 * The messages it continues: this many of the last ones. Earlier ones can be forgotten.
 */
on: number, 
/**
 * The fingerprint of the message it makes: 64 bits of FNV-1a, as 16 hexadecimal digits.
 */
sum: string, 
/**
 * How to make it.
 */
patch: string, };

/**
 * Quick phrases.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "one_moment" | "any_offers" | "no_thanks" | "thanks" | "oops" | "good_game";

/**
 * A player by name.
 */
export type PlayerInfo = { 
/**
 * The player.
 */
id: string, 
/**
 * The name; empty once deleted.
 */
name: string, };

/**
 * Any answer that is not a success.
 */
export type Problem = { 
/**
 * Why, as a message of the catalogue.
 */
message: Message, 
/**
 * The same in English.
 */
text: string, };

/**
 * `GET /api/push`: what a browser needs before it can subscribe to notices.
 */
export type PushKey = { 
/**
 * The public key that this server signs with, in base64url.
 */
key: string, };

/**
 * `POST /api/recover`: back into an account whose password is lost.
 */
export type Recover = { 
/**
 * As at login.
 */
login: string, 
/**
 * One of the codes, with or without its dashes.
 */
code: string, 
/**
 * A new password.
 */
password: string, };

/**
 * The answer: codes to write down, told this once.
 */
export type RecoveryCodes = { 
/**
 * Each gives access once.
 */
codes: Array<string>, };

/**
 * Why something is not possible.
 */
export type Refusal = { 
/**
 * The clause it rests on, where the rules refuse.
 */
clause: string | null, 
/**
 * Why.
 */
message: Message, };

/**
 * `POST /api/tables/{table}/rematch`. The second player to ask gets the table of the first.
 */
export type Rematch = { 
/**
 * The same deal again: its cards are known.
 */
same_deal: boolean, 
/**
 * A table for the asker alone: nobody is seated, nobody is told, and there is no limit on how many.
 */
apart?: boolean, 
/**
 * The same match from where it stood after this many of its records, against bots: a table of one's own.
 */
records?: number, };

/**
 * A table for a rematch, at which the people of this one have their seats.
 */
export type RematchShown = { 
/**
 * Which.
 */
table: string, 
/**
 * The player who asked for it.
 */
player: PlayerInfo, 
/**
 * With the same deal: its cards are known.
 */
same_deal: boolean, };

/**
 * `GET /api/tables/{table}/replay`, `POST /api/replay`: a whole match.
 */
export type Replay = { 
/**
 * Its table; none if it comes from a file.
 */
table: string | null, 
/**
 * Name of the game.
 */
game: string, 
/**
 * The setup: number of players and the game's own options.
 */
setup: Record<string, unknown>, 
/**
 * The version of the rules it began under.
 */
rules: number, 
/**
 * The figures printed in the box.
 */
facts: GameFacts, 
/**
 * The observed seat; none for a spectator.
 */
eye: number | null, 
/**
 * All hands are open.
 */
open: boolean, 
/**
 * The seats of the reader.
 */
mine: number[], 
/**
 * From the deal to the end.
 */
steps: Array<ReplayStep>, };

/**
 * One step of a replay.
 */
export type ReplayStep = { 
/**
 * Its number.
 */
version: number, 
/**
 * When.
 */
at: number, 
/**
 * The player who asked for it.
 */
by: PlayerInfo | null, 
/**
 * What happened, as the eye saw it.
 */
what: Happening, 
/**
 * The position after it: of [`crate::Now`], and of the view within it, only the parts that have changed since the
 * step before.
 */
now: Partial<Omit<Now, "view">> & { view?: Record<string, unknown> }, 
/**
 * With open hands: for each seat whose own part has changed, all the parts of its view that others do not see.
 */
hands: Record<string, Record<string, unknown>>, 
/**
 * With open hands: the false claims that were believed in this step.
 */
lies: Array<Message>, };

/**
 * An analysed match. Every chance is from 0 to 1, and rests on what that seat knew at that moment.
 */
export type Review = { 
/**
 * The bot that judged.
 */
by: BotKind, 
/**
 * Everybody's chances, step by step.
 */
moments: Array<ReviewMoment>, 
/**
 * All decisions in which there was a choice, in order.
 */
decisions: Array<ReviewDecision>, 
/**
 * The deals between players, in order.
 */
dealings: Array<ReviewDealing>, };

/**
 * What a choice counts to at the end, on average.
 */
export type ReviewCount = { 
/**
 * The score.
 */
score: number, 
/**
 * The place.
 */
place: number, };

/**
 * A deal between two seats.
 */
export type ReviewDealing = { 
/**
 * The step of the table.
 */
version: number, 
/**
 * The setup, as everybody was told.
 */
told: Message | null, 
/**
 * Its effect on both.
 */
sides: Array<ReviewSide>, };

/**
 * A decision that was analysed, worded for its seat.
 */
export type ReviewDecision = { 
/**
 * The step of the table.
 */
version: number, 
/**
 * Whose.
 */
seat: number, 
/**
 * What was done.
 */
played: Message, 
/**
 * The better move, if there was one.
 */
best: Message | null, 
/**
 * The chance of winning with the best choice.
 */
before: number | null, 
/**
 * The same with what was done.
 */
after: number | null, 
/**
 * Half the 95% interval of the difference between the two, where another choice had the better chance.
 */
within: number | null, 
/**
 * How much the chance had changed since the seat's previous decision.
 */
drift: number | null, 
/**
 * How bad it was, if it was.
 */
grade: Grade | null, 
/**
 * Why the match turned here, if it did.
 */
turning: Turning | null, 
/**
 * The effects of the better choice, as far as the seat could know.
 */
brings: Array<Message>, 
/**
 * The same for what was done, if something was better.
 */
brought: Array<Message>, 
/**
 * The other actions considered, if something was better: best first.
 */
others: Array<ReviewIdea>, 
/**
 * How many matches were played on from here.
 */
tried: number, 
/**
 * What the best choice counts to at the end, where that can be told.
 */
best_count: ReviewCount | null, 
/**
 * The same with what was done.
 */
count: ReviewCount | null, 
/**
 * Why the better choice is better, in the words of the game.
 */
reasons: Array<Message>, 
/**
 * It is one of the few from which its seat learns the most: the dearest is 1.
 */
lesson: number | null, 
/**
 * Records of the match before it: to try it again from here.
 */
records: number, };

/**
 * A choice that was considered.
 */
export type ReviewIdea = { 
/**
 * What.
 */
action: Message, 
/**
 * The chance of winning after it.
 */
win: number, };

/**
 * The chances after a step.
 */
export type ReviewMoment = { 
/**
 * The step of the table.
 */
version: number, 
/**
 * Each seat's chance of winning, in order.
 */
win: Array<number>, };

/**
 * `GET` and `POST /api/tables/{table}/review`: the progress of a match's review.
 */
export type ReviewNow = { 
/**
 * Whether there is one.
 */
stage: ReviewStage, 
/**
 * While it waits: how many come before it.
 */
ahead: number, 
/**
 * How much of the match has been analysed,
 */
done: number, 
/**
 * of how much; 0 while that is not known.
 */
of: number, 
/**
 * The findings.
 */
review: Review | null, };

/**
 * What a deal did for one of the two.
 */
export type ReviewSide = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The chance of winning if there had been no deal.
 */
without: number, 
/**
 * The same with it.
 */
with: number, };

/**
 * Whether there is a review.
 */
export type ReviewStage = "none" | "waiting" | "running" | "done";

/**
 * A place at the table. Counted from 0 inside Rust and from 1 everywhere else (text, JSON, Python).
 */
export type Seat = number;

/**
 * One seat.
 */
export type SeatInfo = { 
/**
 * Which.
 */
seat: number, 
/**
 * Who or what sits there.
 */
who: Sitter, 
/**
 * A client of that player follows the table right now.
 */
here: boolean, 
/**
 * How long that player has been gone, as far as this server knows.
 */
away_ms: number | null, 
/**
 * How long play has waited for the person there, while it does; whatever they do begins it again.
 */
idle_ms: number | null, 
/**
 * The players who have voted for a bot to play for them for now.
 */
for_stand_in?: Array<string>, 
/**
 * The clock, if there is one.
 */
clock: Clock | null, };

/**
 * The link of a seat, for the host to share.
 */
export type SeatLink = { 
/**
 * Which.
 */
seat: number, 
/**
 * Its secret.
 */
link: string, 
/**
 * The whole address.
 */
url: string, };

/**
 * Who takes which seat.
 */
export type SeatOrder = "as_seated" | "drawn";

/**
 * A set of seats.
 */
export type SeatSet = Array<number>;

/**
 * The secret of a seat's link. Anybody who knows it may take the seat while nobody has it.
 */
export type Secret = string;

/**
 * Who the client is. A browser gets the session as a cookie too; a program sends it in `hello` or as a bearer token.
 */
export type Session = { 
/**
 * Player id.
 */
player: string, 
/**
 * Name.
 */
name: string, 
/**
 * Has an account.
 */
account: string | null, 
/**
 * The session, only when it is new.
 */
session: string | null, 
/**
 * Where a notice goes when it is the player's turn in slow play.
 */
webhook: string | null, };

/**
 * One of the player's own sessions, in `GET /api/me/sessions`: a device, or a program.
 */
export type SessionInfo = { 
/**
 * Identifies it, but gives no access.
 */
id: string, 
/**
 * When it began, in milliseconds since 1970.
 */
since: number, 
/**
 * It is the one that asks.
 */
current: boolean, };

/**
 * Where the seed of a match comes from, as its file shows it.
 */
export type Shuffle = { 
/**
 * Shown before the nonces were known.
 */
commitment: Commitment, 
/**
 * Shown after the match.
 */
secret: ShuffleSecret, 
/**
 * The nonces of the seats, in the order of the seats as people sat down.
 */
nonces: Array<Nonce>, };

/**
 * The secret the house adds to a shuffle. Kept secret until the match is over.
 */
export type ShuffleSecret = string;

/**
 * A seat the host takes when opening.
 */
export type SitNow = { 
/**
 * Number of the seat, from 1.
 */
seat: number, 
/**
 * The nonce the seat adds to the shuffle: 64 hexadecimal digits.
 */
nonce: string, };

/**
 * Who or what sits in a seat.
 */
export type Sitter = { "is": "nobody" } | { "is": "person", 
/**
 * The player.
 */
player: PlayerInfo, } | { "is": "bot", 
/**
 * How strong.
 */
level: string, } | { "is": "bot_for", 
/**
 * For whom.
 */
player: PlayerInfo, 
/**
 * How strong.
 */
level: string, 
/**
 * Why.
 */
why: Takeover, 
/**
 * The clock ran out too often: the bot keeps the seat until all others agree to its player's return.
 */
kept?: boolean, 
/**
 * The players who have agreed so far.
 */
for_return?: Array<string>, };

/**
 * The subject of a pick.
 */
export type Slot = "verb" | "offer" | "more" | "seat" | "card" | "good" | "side" | "money" | "port" | "place" | "count" | "reason" | { "own": string };

/**
 * How far a table has got.
 */
export type Stage = "open" | "playing" | "paused" | "over" | "abandoned";

/**
 * The end of a match.
 */
export type Standings = { 
/**
 * Place of each seat; 1 is a winner. Several may share a place, and place 1 may stay empty.
 */
place: Array<number>, 
/**
 * The statistics.
 */
score: Array<number>, };

/**
 * One step, as an eye sees it.
 */
export type StepSeen = { 
/**
 * The table.
 */
table: string, 
/**
 * Its number.
 */
version: number, 
/**
 * When.
 */
at: number, 
/**
 * The player who asked for it.
 */
by: PlayerInfo | null, 
/**
 * The id of the command, told only to the player who sent it: the acknowledgement.
 */
id: string | null, 
/**
 * What happened.
 */
what: Happening, 
/**
 * The state after it; left out of all but the last step of a gap.
 */
now: Now | null, };

/**
 * `POST /api/me/recovery`: the password again, so that nobody who borrows the device makes a way in.
 */
export type SureOfIt = { 
/**
 * That of the account.
 */
password: string, };

/**
 * The answer to `POST /api/tables` and to a rematch.
 */
export type TableOpened = { 
/**
 * The table.
 */
table: string, 
/**
 * Its address in the browser.
 */
url: string, 
/**
 * The link of each seat that is open, for the host to share.
 */
links: Array<HttpLink>, 
/**
 * For the host: the address by which any open seat can be taken, while there is one.
 */
share: string | null, };

/**
 * A table, all of it, through one eye.
 */
export type TableState = { 
/**
 * Which.
 */
table: string, 
/**
 * Name of the game.
 */
game: string, 
/**
 * The setup: number of players and the game's own options.
 */
setup: Record<string, unknown>, 
/**
 * Listed, or open by link only.
 */
listed: boolean, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * How fast.
 */
tempo: Tempo, 
/**
 * At a live table, how long somebody is waited for before a bot plays for them; never if 0.
 */
bot_after_ms: number, 
/**
 * Who takes which seat.
 */
order: SeatOrder, 
/**
 * Commitment to the secret of the shuffle; none if a deal is played again.
 */
commitment: string | null, 
/**
 * The table whose deal is played again: its cards are known.
 */
same_deal_as: string | null, 
/**
 * The table this is a rematch of.
 */
rematch_of: string | null, 
/**
 * The observer.
 */
me: Me, 
/**
 * The figures printed in the box.
 */
facts: GameFacts, 
/**
 * What has happened so far, as far as the memory option allows; before that, only the latest talk.
 */
log: Array<StepSeen>, 
/**
 * Its state.
 */
now: Now, };

/**
 * One table in a list.
 */
export type TableSummary = { 
/**
 * Which.
 */
table: string, 
/**
 * Name of the game.
 */
game: string, 
/**
 * Before, during or after the match.
 */
stage: Stage, 
/**
 * How many seats.
 */
players: number, 
/**
 * Names in the seats: a player, `bot` for a bot, nothing if open.
 */
seats: Array<string | null>, 
/**
 * Name of the host.
 */
host: string, 
/**
 * How fast.
 */
tempo: Tempo, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * When something last happened, in milliseconds since 1970.
 */
updated: number, 
/**
 * The player's own seats, in the list of their own tables.
 */
mine: Array<number>, 
/**
 * It is the player's turn.
 */
my_turn: boolean, 
/**
 * The seats that play is waiting for.
 */
waits_for: Array<number>, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number | null, 
/**
 * When the first of their clocks runs out.
 */
until: number | null, };

/**
 * Why a bot plays in a person's seat.
 */
export type Takeover = "asked" | "clock" | "resigned" | "away";

/**
 * How fast people play.
 */
export type Tempo = { "tempo": "none" } | { "tempo": "live", 
/**
 * At the start.
 */
bank_ms: number, 
/**
 * For each decision.
 */
each_ms: number, } | { "tempo": "slow", 
/**
 * For each decision.
 */
each_ms: number, 
/**
 * The clocks stop on Saturdays and Sundays (UTC).
 */
weekends_off?: boolean, };

/**
 * From server to client.
 */
export type ToClient = { "type": "welcome", 
/**
 * [`PROTOCOL`].
 */
protocol: number, 
/**
 * Who the client is.
 */
player: PlayerInfo, } | { "type": "table" } & TableState | { "type": "step" } & StepSeen | { "type": "patch", 
/**
 * The table.
 */
table: string, 
/**
 * The messages it continues: this many of the last ones. Earlier ones can be forgotten.
 */
on: number, 
/**
 * The fingerprint of the message it makes: 64 bits of FNV-1a, as 16 hexadecimal digits.
 */
sum: string, 
/**
 * How to make it.
 */
patch: string, } | { "type": "done", 
/**
 * The table.
 */
table: string, 
/**
 * The id of the command.
 */
id: string, 
/**
 * The step it became; for orders, which are not a step, the last one.
 */
version: number, } | { "type": "rejected", 
/**
 * The table.
 */
table: string, 
/**
 * The id of the command.
 */
id: string, 
/**
 * Why.
 */
refusal: Refusal, 
/**
 * The same command is worth sending again: the server could not store it, or is about to continue under newer
 * rules.
 */
again: boolean, } | { "type": "walked", 
/**
 * As in the question.
 */
ask: number, 
/**
 * Where the walk has got to.
 */
walk: Walk, } | { "type": "previewed", 
/**
 * As in the question.
 */
ask: number, 
/**
 * The obstacle to the action, if there is one.
 */
refusal: Refusal | null, 
/**
 * The action, short forms completed.
 */
action: ActionShown | null, 
/**
 * Its effects, as lines.
 */
lines: Array<Message>, 
/**
 * The same as data of the game.
 */
preview: GamePreview | null, } | { "type": "talked", 
/**
 * As in the question.
 */
ask: number, 
/**
 * One page of it.
 */
steps: Array<StepSeen>, 
/**
 * There is more before that.
 */
more: boolean, } | { "type": "presence", 
/**
 * The table.
 */
table: string, 
/**
 * The seats whose [`SeatInfo::here`] is true from now on; for all others it is false.
 */
here: number[], 
/**
 * How long the players of the other seats have been gone.
 */
away: Array<Away>, } | { "type": "orders", 
/**
 * The table.
 */
table: string, 
/**
 * Whose.
 */
seat: number, 
/**
 * The orders now in force.
 */
orders: OrdersShown | null, } | { "type": "gone", 
/**
 * Which.
 */
table: string, 
/**
 * Why.
 */
message: Message, } | { "type": "error", 
/**
 * Why.
 */
message: Message, } | { "type": "pong", 
/**
 * As in the question.
 */
ask: number, };

/**
 * From client to server.
 */
export type ToServer = { "type": "hello", 
/**
 * The session.
 */
session: string, } | { "type": "watch", 
/**
 * Which.
 */
table: string, 
/**
 * Through whose eyes.
 */
eye: Eye, 
/**
 * The last version that was seen: the steps since then are sent instead of the whole table, if that is possible.
 */
since: number | null, 
/**
 * Tables and steps may come as patches.
 */
patches?: boolean, } | { "type": "unwatch", 
/**
 * Which.
 */
table: string, } | { "type": "do", 
/**
 * The table.
 */
table: string, 
/**
 * Chosen by the client, new for each command; the same command sent again has the same id.
 */
id: string, 
/**
 * What.
 */
command: Command, } | { "type": "orders", 
/**
 * The table.
 */
table: string, 
/**
 * Chosen by the client.
 */
id: string, 
/**
 * The seat; one of the client's own.
 */
seat: number, 
/**
 * The orders; none revokes them.
 */
orders: Ordered | null, } | { "type": "walk", 
/**
 * The table.
 */
table: string, 
/**
 * The seat; one of the client's own.
 */
seat: number, 
/**
 * The picks so far.
 */
draft: Array<number>, 
/**
 * Comes back with the answer.
 */
ask: number, } | { "type": "preview", 
/**
 * The table.
 */
table: string, 
/**
 * The seat; one of the client's own.
 */
seat: number, 
/**
 * As data of the game, or in notation.
 */
action: GameAction | string, 
/**
 * Comes back with the answer.
 */
ask: number, } | { "type": "talk", 
/**
 * The table.
 */
table: string, 
/**
 * The step.
 */
before: number, 
/**
 * Comes back with the answer.
 */
ask: number, } | { "type": "ping", 
/**
 * Comes back with the answer.
 */
ask: number, };

/**
 * The answer.
 */
export type Tried = { 
/**
 * It is what the lesson wants here.
 */
right: boolean, 
/**
 * Its effects.
 */
foreseen: Extract<ToClient, { type: "previewed" }>, };

/**
 * `POST /api/lessons/{game}/try`: what an action of the learner would do.
 */
export type Try = { 
/**
 * At which comment, counted from 0.
 */
step: number, 
/**
 * The action.
 */
action: GameAction, };

/**
 * Whose move it is.
 */
export type Turn = { 
/**
 * Play cannot go on without these.
 */
must: number[], 
/**
 * These may act.
 */
may: number[], 
/**
 * Somebody is waiting for an answer from these.
 */
asked: number[], 
/**
 * These have not said anything yet.
 */
invited: number[], 
/**
 * The number of the question.
 */
question: number, 
/**
 * The question and every answer to it are public: people who share a device need not hide them from each other.
 */
open: boolean, 
/**
 * Everybody who is being waited for, and for how long.
 */
waits: Array<Waited>, };

/**
 * Why a match turned at a decision.
 */
export type Turning = "mistake" | "rise" | "fall";

/**
 * Steps that somebody asks the others to be allowed to take back.
 */
export type UndoAskedShown = { 
/**
 * The seat whose steps are meant.
 */
seat: number, 
/**
 * How many.
 */
plies: number, 
/**
 * The players in favour.
 */
agreed: string[], };

/**
 * The steps that can be taken back.
 */
export type UndoShown = { "actions": Array<ActionShown> } | { "blocked": Message };

/**
 * Somebody who is being waited for.
 */
export type Waited = { 
/**
 * The seat.
 */
seat: number, 
/**
 * For how long, at the time of the message.
 */
since_ms: number, 
/**
 * How long a bot will still give them to speak before it continues; none if nothing continues without them.
 */
left_ms: number | null, 
/**
 * The whole of the time that this is left of.
 */
of_ms: number | null, };

/**
 * Where a walk has got to.
 */
export type Walk = { "walk": "pick", 
/**
 * Its subject.
 */
slot: Slot, 
/**
 * What can be picked.
 */
options: Array<WalkOption>, } | { "walk": "whole" } & ActionShown | { "walk": "astray" };

/**
 * One option of a pick.
 */
export type WalkOption = { 
/**
 * What to add to the draft.
 */
pick: number, 
/**
 * Its meaning.
 */
label: Arg, };

/**
 * When orders act.
 */
export type When = "away" | "now";

/**
 * A complete action.
 */
export type Wish = { 
/**
 * That action, as data of the game.
 */
action: GameAction, 
/**
 * The obstacle.
 */
refusal: Refusal | null, 
/**
 * Its effects, as lines.
 */
lines: Array<Message>, };
