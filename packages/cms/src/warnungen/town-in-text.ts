import type { Said } from './message.ts'
import { placesIn } from './named-area.ts'
import { placeName } from './place-name.ts'
import { namesOfTown, ownKeys, type Warnregion } from './region.ts'
import { municipalitiesCalled } from './warncells.ts'

/** Finds the town in the text of a warning whose area names only others. */

/** Names that are also words; they count only after `Stadt`, `Gemeinde` or `Ortsteil`. */
const WORDS = new Set(
  'wald forst berg rust lage au aue horn essen weil hof stein see burg feld heide brand damm linden buchen esch moor bad kirchen mühle halle regen rain rot weiden wiesen brücken buch senden stadt ort dorf weiler markt zell haus kehl ried furt steg neustadt altstadt hafen insel strand mark werder ende hagen hude lohne engen ehingen weg tal hohe osten westen süden norden nord süd west ost mitte zentrum innenstadt rathaus bahnhof'.split(
    ' ',
  ),
)
/** Tests for the name of a place that is also a word. */
export const isOnlyWord = (name: string): boolean => WORDS.has(name)

const KIND = String.raw`(?:(?:kern|innen)?stadt(?:gebiet|teil|teile)?(?:\svon)?|gemeinde|orts?(?:teil|schaft)?|raum|großraum|bereich|teilen?\svon)`
/** Words before a place that the sentence is about. */
const ABOUT = String.raw`(?:in|für|bei|um|bis|auch|über|nach|richtung|innerhalb\svon|bewohner\p{L}*\svon|bevölkerung\svon|einwohner\p{L}*\svon)`
const LIST = String.raw`(?:\p{Lu}[\p{L}-]*(?:,|\sund|\ssowie)\s(?:in\s)?){0,8}`
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(${ABOUT})\s(?:(?:der|die|dem|den|das)\s)?(?:${KIND}\s)?${LIST}$`,
  'iu',
)
const KIND_BEFORE = new RegExp(String.raw`(?<!\p{L})${KIND}\s$`, 'iu')
const AFFECTED = /^[^.!?]{0,60}(?<!nicht\s)(?:betroffen|gefährdet|evakuiert|geräumt|gewarnt)/iu
/** What is in a town without a danger there: authorities, shelters, and roads. */
const PLACE_OF_HELP =
  /(?:feuerwehr|polizei|revier|landratsamt|rathaus|klinik|krankenhaus|leitstelle|gericht|büro|amt|unterkunft|stelle|halle|schule|straße|bahnhof|autobahn|anschlussstelle|abfahrt|ausfahrt)\p{L}*\s(?:der\s\p{L}+\s)?$/iu
const TRAFFIC =
  /umleit|umgeleitet|anfahrt|verkehr|fahrbahn|(?<!\p{L})[AB]\s?\d{1,3}(?!\d)|sperrung|gesperrt|buslinie|zugverkehr/iu
const ON_THE_MOVE = /rauch|wolke|gas|geruch|zieh|ausbreit|welle|flut|treibt|wind/iu
const NOT_THERE =
  /nicht\s(?:\p{L}+\s)?(?:betroffen|gefährdet|nötig|notwendig|erforderlich)|kein(?:e|en)?\s(?:\p{L}+\s)?(?:gefahr|auswirkung|gefährdung|warnung)|entwarnung/iu

/**
 * Returns whether the text says that the danger reaches the town (`meint`), or only names it (`nennt`). A name
 * that is also a word, or that of another place, never says it.
 */
export function townInText(said: Said, region: Warnregion): 'meint' | 'nennt' | undefined {
  const text = [said.titel, said.beschreibung, said.anweisung].join('\n')
  const found = namesOfTown(region).flatMap(name => mentions(text, name, said.gebiet, region))
  return found.includes('meint') ? 'meint' : found[0]
}

function mentions(text: string, name: string, gebiet: string, region: Warnregion): ('meint' | 'nennt')[] {
  // The area names a place that contains the name: „Neudorf“ in „Graben-Neudorf“.
  if (placesIn(gebiet).some(place => ` ${placeName(place.name)} `.includes(` ${name} `))) return []
  const own = ownKeys(region)
  const isElsewhere = (other: string): boolean => municipalitiesCalled(other).some(key => !own.has(key))
  const isWord = WORDS.has(name)
  const isShared = isElsewhere(name)
  return text.split(/(?<=[^\d.][.!?]+)\s+|\n+/).flatMap(sentence =>
    [...sentence.matchAll(patternOf(name))].flatMap(({ 0: whole, index }) => {
      const before = sentence.slice(0, index)
      const after = sentence.slice(index + whole.length)
      const isName = /^\p{Lu}/u.test(whole) && (!isWord || KIND_BEFORE.test(before))
      const longer = [/^(?:\s[\p{L}.]+){1,3}/u, /^\s?\([^()]*\)/u].map(
        next => `${whole}${next.exec(after)?.[0] ?? ''}`,
      )
      const compound = `${/[\p{L}\p{N}]+-$/u.exec(before)?.[0] ?? ''}${whole}${/^-[\p{L}\p{N}]+/u.exec(after)?.[0] ?? ''}`
      if (!isName || [...longer, compound].some(one => one !== whole && isElsewhere(one))) return []
      return [!isShared && isMeant(before, sentence, after) ? ('meint' as const) : ('nennt' as const)]
    }),
  )
}

function isMeant(before: string, sentence: string, after: string): boolean {
  if (NOT_THERE.test(sentence)) return false
  if (AFFECTED.test(after)) return true
  const [found = '', word = ''] = BEFORE.exec(before) ?? []
  if (found === '' || PLACE_OF_HELP.test(before.slice(0, before.length - found.length))) return false
  const isOnTheMove = ON_THE_MOVE.test(sentence)
  return /^(?:nach|richtung)$/i.test(word) ? isOnTheMove : !TRAFFIC.test(sentence) || isOnTheMove
}

/** Whole words, however the parts of the name are joined. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name
      .split(' ')
      .map(part => (part === 'st' ? String.raw`(?:st\.?|sankt)` : part))
      .join(String.raw`[\s./-]{1,3}`)}(?![\p{L}\p{N}])`,
    'giu',
  )
