import { clausesIn, isDenied, isNotHeld } from './state-words.ts'

const MEETING = String.raw`(?<!\p{L})\p{L}*(?:sitzung(?:en|stermine?s?)?|r(?:a|ä)te?s?|aussch(?:uss(?:es)?|üsse)|(?<!orts)termine?s?|versammlung|vertretung|bürgerschaft|kommission|kreistage?s?|gremiums?|klausur|beratung|sprechstunde|treffen)(?!\p{L})`
const OF_MEETING = new RegExp(MEETING, 'iu')
/** After these words a name tells what the meeting is about. */
const SUBJECT = /(?<!\p{L})(?:zur|zum|zu|über|betr|betreff\p{L}*|thema)(?!\p{L})/iu
const FIRST =
  /^(?:(?:ist|wird|wurde|war|leider|heute|kurzfristig|krankheitsbedingt|vorerst|muss|musste|zeitlich|am|auf|vom|um|[\d.:]+|uhr)\s)*$/iu

/** A reason in front: „wegen Krankheit entfallen“. */
const REASON = /^(?:wegen|mangels|aufgrund|auf grund|aus)\s/iu

/** Words that move or cancel a meeting. */
export type Words = {
  /** Wherever they stand in a name: „abgesagt“. */
  readonly sure: RegExp
  /** Alone, or with the meeting, because other things are so too: „verlegt“, „entfällt“. */
  readonly participles: RegExp
  /** Only of a meeting: „Verschiebung der Sitzung“, not „Verlegung der Bushaltestelle“. */
  readonly nouns: string
}

/** Whether words in the name of a meeting are about the meeting; 'perhaps' if people must look. */
export function saysOfMeeting(clause: string, { sure, participles, nouns }: Words): boolean | 'perhaps' {
  const ofNoun = new RegExp(
    String.raw`(?<!\p{L})(?:termin|sitzungs)(?:${nouns})(?!\p{L})|(?<!\p{L})(?:${nouns})\s(?:(?:der|des|von)\s)?(?:\p{L}+\s)?${MEETING}`,
    'iu',
  )
  if (sure.test(clause) || ofNoun.test(clause)) return true
  const found = participles.exec(clause)
  if (!found) return new RegExp(`^(?:${nouns})$`, 'iu').test(clause) && 'perhaps'
  const before = clause.slice(0, found.index)
  const isOfMeeting =
    FIRST.test(before) || REASON.test(before) || (OF_MEETING.test(before) && !SUBJECT.test(before))
  return isOfMeeting || 'perhaps'
}

/** Whether a name of a meeting says something of it that only people can tell for certain. */
export const mayBeOfMeeting = (name: string, words: Words): boolean =>
  clausesIn(name).some(clause => !isDenied(clause) && saysOfMeeting(clause, words) === 'perhaps')

/** Words by which a meeting does not take place at all. */
export const CANCELLED: Words = {
  sure: /(?<!\p{L})(?:abgesagt|cancell?ed)(?!\p{L})|^absage$/iu,
  participles:
    /(?<!\p{L})(?:entfällt|entfallen|entfiel|ausgefallen|ausfallen|fällt\s(?:[\p{L}/]+\s){0,4}aus|gestrichen|aufgehoben|abgesetzt|storniert|annulliert)(?!\p{L})/iu,
  nouns: 'absage|ausfall|entfall',
}

/** Whether the name of a meeting says that it does not take place. */
export const isCancelledByName = (name: string): boolean =>
  clausesIn(name).some(
    clause => isNotHeld(clause) || (!isDenied(clause) && saysOfMeeting(clause, CANCELLED) === true),
  )
