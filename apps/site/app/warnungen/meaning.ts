import type { Warnung } from '@rathausplatz/contract'
import { levelWords } from './level-words.ts'

type Level = Warnung['stufe']

/** How dangerous a warning is: `now`, or to come. Information is only called so where nobody is asked to act. */
const DANGER: Readonly<Record<Level, { readonly now: string; readonly toCome: string }>> = {
  information: { now: '', toCome: '' },
  wichtig: {
    now: 'Es kann etwas ausfallen oder gefährlich werden.',
    toCome: 'Es kann etwas ausfallen oder gefährlich werden.',
  },
  dringend: { now: 'Es ist gefährlich.', toCome: 'Es kann gefährlich werden.' },
  notfall: { now: 'Lebensgefahr.', toCome: 'Es kann lebensgefährlich werden.' },
}

/** What to do, if the sender does not say it. Never more than the level alone allows to say. */
const ALONE: Readonly<Record<Level, string>> = {
  information: levelWords.information,
  wichtig: 'Lesen Sie es und stellen Sie sich darauf ein.',
  dringend: 'Schützen Sie sich und andere.',
  notfall: 'Schützen Sie sich und andere.',
}

/** Words by which a text asks people to do something, or not to do it. One word too many here promises nothing. */
const ASKS = new RegExp(
  [
    // Bleiben Sie im Haus; Bitte Fenster schließen.
    String.raw`(?<!\p{L})\p{L}+(?:e|er|el)n?\ssie(?:\s(?:sich|bitte|die|den|das|dem|im|in|auf|nicht|keine?[nr]?|alle|fenster|türen|ihre?[nr]?|wasser|abstand))`,
    String.raw`(?<!\p{L})bitte(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ab)?(?:ge|zu)?koch(?:en|t)(?!\p{L})|abkoch(?:gebot|empfehlung|en)|abzukochen|abgekocht`,
    String.raw`(?<!\p{L})(?:ver)?m(?:ei|ie)den(?!\p{L})|gemieden|zu\smeiden|umfahren|fernhalten|fernzuhalten|abstand`,
    String.raw`(?:ab|ver|zu)?schlie(?:ß|ss)en(?!\p{L})|geschlossen\s(?:halten|lassen|zu)|abschalten|abzuschalten|ausschalten`,
    String.raw`(?:nicht|kein(?:e|en|es)?)\s(?:[\p{L}-]+\s){0,4}?(?:getrunken|genutzt|benutzt|verwendet|betreten|berührt|berühren|trinken|nutzen|benutzen|verwenden|baden|essen|verzehren|öffnen|anfassen|verlassen|entzünden|entnehmen)`,
    String.raw`verboten|untersagt|verbot(?!en)|gebot(?!en)|pflicht(?!\p{L})|anordnung|angeordnet`,
    String.raw`(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|ist|sind)\s[^.!?]{0,80}(?:werden|bleiben|verlassen|räumen|zu\s\p{L}+en)(?!\p{L})`,
    String.raw`verzicht|evakuier|räum(?:en|ung)|aufsuchen|aufzusuchen|in\ssicherheit|im\shaus\sbleiben|zu\shause\sbleiben|melden|notruf|anzurufen`,
    String.raw`(?<!\p{L})(?:achtung|vorsicht)(?!\p{L})|lebensgefahr|vorsorg`,
  ].join('|'),
  'iu',
)

const TEST_WORDS = 'Das ist eine Probewarnung. Es besteht keine Gefahr, Sie müssen nichts tun.'

type Told = Pick<
  Warnung,
  'stufe' | 'vorab' | 'probe' | 'beginn' | 'titel' | 'beschreibung' | 'anweisung' | 'bis_entwarnung'
>

/**
 * Returns what a warning means for the reader. What to do is the word of its sender: our own sentence leads to
 * it and never says less, and only a test is called harmless.
 */
export function meaningOf(warnung: Told, now: string): string {
  const { stufe, vorab, probe, beginn, titel, beschreibung, anweisung, bis_entwarnung } = warnung
  if (probe) return TEST_WORDS
  const isToCome = vorab || (beginn !== null && Date.parse(beginn) > Date.parse(now))
  const danger = DANGER[stufe][isToCome ? 'toCome' : 'now']
  const steps =
    anweisung !== ''
      ? `${isToCome || stufe !== 'notfall' ? 'Bitte folgen Sie' : 'Folgen Sie sofort'} den Hinweisen.`
      : ASKS.test(`${titel}\n${beschreibung}`)
        ? // What may be over also names orders that it lifts.
          bis_entwarnung
          ? 'Bitte richten Sie sich danach.'
          : 'Bitte lesen Sie, was noch gilt.'
        : ALONE[stufe]
  return [danger, steps].filter(Boolean).join(' ')
}
