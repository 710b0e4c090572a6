/** Tests whether words next to the name of a test leave no doubt that they tell nothing else. */

/** Words of a danger or a disruption. A fire brigade and its sirens are none. */
const DANGER =
  /strom|wasser|(?<!\p{L})gas|brand|feuer(?!wehr|sirene|alarm)|rauch|bombe|flut|unwetter|sturm|explo|unfall|gift|chemi|evaku|sperr|abschalt|abgeschaltet|ausfall|ausfälle|fällt\s[^.!?]*aus|keim|seuche|gefahrgut|gefahrstoff|radioaktiv|amok|räum|kochen|verletz|vermisst|störung|glätte|erdrutsch/iu
const NO_DANGER =
  /keine(?:rlei)?\s(?:akute\s|reale\s)?gefahr|nichts\s(?:zu\s)?(?:tun|unternehmen|veranlassen)/iu
/** Words of the test itself, which also explain what its sirens would mean. */
const OF_TEST =
  /(?<!spä|äl|härt|leich|schlech)test|probe|übung|uebung|warntag|sirene|signal|heulton|dauerton/iu
/** What announces a test, instead of being one. */
const ANNOUNCED =
  /ankündig|angekündigt|(?<!\p{L})(?:geplant|bevorstehend)\p{L}*|steh(?:t|en)\s(?:\p{L}+\s)?(?:an|bevor)(?!\p{L})|(?:findet|finden)\s[^.!?]*statt(?!\p{L})|stattfinde|wird\s[^.!?]*(?:getestet|geprüft|erprobt|geprobt|durchgeführt)|werden\s[^.!?]*(?:getestet|geprüft|erprobt|geprobt|durchgeführt)|(?<!\p{L})(?:hinweis\p{L}*|information\p{L}*|infos?|einladung|vorschau)\s(?:auf|zu|zum|zur|über|für)(?!\p{L})/iu

export const saysNoDanger = (text: string): boolean => NO_DANGER.test(text)
export const announces = (text: string): boolean => ANNOUNCED.test(text)
export const namesDanger = (text: string): boolean => DANGER.test(text)

/** Tests whether a sentence of a text tells a danger and does not name the test. */
export const tellsDangerToo = (text: string): boolean =>
  text.split(/[.!?\n]+/).some(sentence => DANGER.test(sentence) && !OF_TEST.test(sentence))

/** Words in lower case between the name of a test and its place, time and sender. */
const SMALL =
  /^(?:der|die|das|des|dem|den|von|vom|im|in|am|an|aller|alle|für|ganz|zum|zur|heute|heutige[nrs]?|um|ab|bis|gegen|uhr|und|sowie|mit|per|über|durch|bundesweite?[nrms]?|landesweite?[nrms]?|nur|ein|eine|einer|eines)$/u

/** A mark after the name of a message: what follows is its content, as in `Probewarnung: Großbrand`. */
const MARK = /[-–—:;!?,|()/*+[\]"„“»«]|(?<!\d)\./u
const isSmall = (word: string): boolean => SMALL.test(word) || /^\p{Lu}/u.test(word)
const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? []

/** Tests whether a headline goes on after the name of a test message with its content, place or sender. */
export function isContent(after: string): boolean {
  if (MARK.test(after.trim().slice(0, 1))) return true
  const [first = ''] = after.split(MARK)
  const isJoined = /\s(?:und|sowie|mit|nach|bei)\s/u.test(first) && DANGER.test(first)
  return !isJoined && wordsIn(first).every(isSmall)
}

/** Tests whether a headline goes on with place, time and sender alone: `um 11 Uhr`, `in Bruchsal`, `2026`. */
export const isPlaceOrTime = (after: string): boolean =>
  after
    .split(/[:;|!]|(?<!\d)\.|\s[-–—]\s/u)
    .every(
      (part, at) => NO_DANGER.test(part) || (at === 0 || wordsIn(part).length === 0 ? isQuiet(part) : false),
    )

const isQuiet = (part: string): boolean => !DANGER.test(part) && wordsIn(part).every(isSmall)
