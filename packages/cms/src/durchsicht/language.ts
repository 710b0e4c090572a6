import type { Lesbarkeit } from '@rathausplatz/contract'
import { shortForms, unexplainedIn } from './abbreviations.ts'
import { type Finding, shortened } from './finding.ts'
import type { Block } from './formatted.ts'
import { nameOf, type Place } from './places.ts'
import { plainerWords } from './plainer-words.ts'
import { HARDEST, readingEase } from './reading-ease.ts'

/** Words in the longest easy sentence: in everyday language, and in Leichte Sprache. */
const LONGEST_SENTENCE = { alltag: 25, leicht: 15 } as const
const LONGEST_PARAGRAPH = 110
/** Shorter words in capitals are abbreviations. */
const LOUD = /^\p{Lu}{6,}$/u
/** Most long sentences that are reported per text. */
const MOST_SENTENCES = 5

const WORDS = /[\p{L}\p{N}]+(?:[-–.,:/'’][\p{L}\p{N}]+)*(?:\/-?in(?:nen)?)?/gu
const wordsIn = (text: string): string[] => text.match(WORDS) ?? []

/** Running text; cells and headings have other rules. */
const PROSE: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'blockquote'])

/** Fields with names instead of prose: of places, people, files, and for programs. */
const NAMES =
  /^(?:slug|pfad|bildcopyright|copyright|urheber|bildfokus|fokus|nachname|vorname|ansprechperson|ort|location|strasse|street|raum|kennung|schluessel|telefon|email|canonical|zusatz|typ)$/

const paragraphsOf = ({ editor, text, formatted }: Place): readonly Block[] => {
  if (formatted) return formatted.blocks
  if (editor === 'text') return text.split('\n').map(text => ({ tag: 'p', text, isBold: false }))
  return editor === 'zeile' ? [{ tag: 'h2', text, isBold: false }] : []
}

/** Finds hard words and long sentences, and measures the reading ease. */
export function* languageFindings(
  places: readonly Place[],
): Generator<void, { findings: Finding[]; lesbarkeit: Lesbarkeit | undefined }> {
  const read = places.filter(place => !NAMES.test(nameOf(place)))
  const whole = read
    .map(({ formatted, text }) => formatted?.blocks.map(({ text }) => text).join(' ') ?? text)
    .join(' ')
  const sentences = { alltag: [] as string[][], leicht: [] as string[][] }
  const unexplained = unexplainedIn(whole)
  const findings: Finding[] = []
  for (const place of read) {
    for (const finding of ofPlace(place, unexplained, sentences[languageOf(place)])) findings.push(finding)
    yield
  }
  yield
  const lesbarkeit = { alltag: readingEase(sentences.alltag), leicht: readingEase(sentences.leicht) }
  for (const language of ['alltag', 'leicht'] as const) {
    const own = read.filter(
      place => languageOf(place) === language && PROSE.has(paragraphsOf(place)[0]?.tag ?? ''),
    )
    const [place] = own.toSorted((one, other) => other.text.length - one.text.length)
    const ease = lesbarkeit[language]
    if (place && ease && ease.stufe > HARDEST[language])
      findings.push({
        gewicht: 'hinweis',
        regel: 'lesbarkeit',
        feld: place.field,
        satz:
          language === 'leicht'
            ? `Für Leichte Sprache ist der Text zu schwer: ${ease.worte}.`
            : `Der Text ist insgesamt ${ease.worte}.`,
        rat: 'Kürzere Sätze und kürzere Wörter helfen; teilen Sie lange Wörter mit Bindestrich.',
      })
  }
  return { findings, lesbarkeit: lesbarkeit.alltag ?? lesbarkeit.leicht }
}

/**
 * Splits a text into sentences. If in doubt it splits, so that no sentence is wrongly called long; the check
 * of facts splits differently, because it must keep related words together.
 */
const wholeSentences = (text: string): string[] =>
  text.split(/(?<=(?:[\p{L}%€]{2}|[“”"’)]|\d{3})[.!?]|[.!?][“”"]|[:;]) (?=[\p{Lu}\d„])/u).filter(Boolean)

const languageOf = ({ isSimple }: Place) => (isSimple ? 'leicht' : 'alltag')

function ofPlace(place: Place, unexplained: ReturnType<typeof unexplainedIn>, all: string[][]): Finding[] {
  const { field: feld } = place
  const most = LONGEST_SENTENCE[languageOf(place)]
  const findings: Finding[] = []
  const words: string[] = []
  const long: string[] = []
  let text = ''
  for (const block of paragraphsOf(place)) {
    text += `${block.text}\n`
    const own = wordsIn(block.text)
    words.push(...own)
    if (!PROSE.has(block.tag)) continue
    if (own.length > LONGEST_PARAGRAPH)
      findings.push({
        gewicht: 'hinweis',
        regel: 'absatz-lang',
        feld,
        satz: `Ein Absatz hat ${own.length} Wörter.`,
        rat: 'Teilen Sie ihn: ein Absatz für jeden Gedanken.',
        stelle: shortened(block.text),
      })
    for (const sentence of block.text.split('\n').flatMap(wholeSentences)) {
      const said = wordsIn(sentence)
      if (said.length > 0) all.push(said)
      if (said.length > most) long.push(sentence)
    }
  }
  for (const sentence of long.slice(0, MOST_SENTENCES))
    findings.push({
      gewicht: 'hinweis',
      regel: 'satz-lang',
      feld,
      satz: `Ein Satz hat ${wordsIn(sentence).length} Wörter.`,
      rat: place.isSimple
        ? `Leichte Sprache kommt mit ${most} Wörtern aus. Machen Sie zwei Sätze daraus.`
        : 'Machen Sie zwei Sätze daraus.',
      stelle: shortened(sentence),
    })
  const loud = words.filter(word => LOUD.test(word))
  if (loud.length > 0)
    findings.push({
      gewicht: 'hinweis',
      regel: 'grossbuchstaben',
      feld,
      satz: `„${shortened(loud.join(' '))}“ steht in Großbuchstaben.`,
      rat: 'Schreiben Sie normal, und heben Sie Wichtiges fett hervor.',
      stelle: shortened(loud.join(' ')),
    })
  for (const { said, plainer } of plainerWords(words))
    findings.push({
      gewicht: 'wort',
      regel: 'amtswort',
      feld,
      satz: `„${said}“ ist ein Wort aus dem Amt.`,
      rat: `Einfacher: ${plainer}.`,
      stelle: said,
    })
  for (const { short, long } of [...shortForms(text), ...unexplained(words)])
    findings.push({
      gewicht: 'wort',
      regel: 'abkuerzung',
      feld,
      satz: `Nicht alle kennen die Abkürzung „${short}“.`,
      rat: `Schreiben Sie aus: ${long}.`,
      stelle: short,
    })
  return findings
}
