import { deadLinkWords } from '@rathausplatz/contract/typed'
import type { LeftOut } from './left-out.ts'
import type { PastedError } from './pasted-errors.ts'
import type { ChangedLink } from './pasted-links.ts'
import styles from './rich-text.module.css'
import type { Joined } from './torn-lines.ts'

/** What a paste left out or changed, and what its source already had wrong. */
export type PasteReport = {
  readonly out: readonly LeftOut[]
  readonly links: readonly ChangedLink[]
  readonly errors: readonly PastedError[]
}

/** Most lines of a notice, and most characters of the words that a line quotes. */
const MOST_LINES = 12
const MOST_QUOTED = 90

const WHY: Readonly<Record<LeftOut['why'], string>> = {
  verborgen: 'Ausgeblendeter Text',
  unsichtbar: 'Weißer oder winziger Text, den niemand liest',
  zeile: 'Eine ausgeblendete Zeile',
  spalte: 'Eine ausgeblendete Spalte',
  geloescht: 'Gelöschtes aus „Änderungen nachverfolgen“',
  kommentar: 'Ein Kommentar',
  durchgestrichen: 'Durchgestrichenes',
  eingebettet: 'Ein eingebetteter Inhalt',
}

const quoted = (words: string): string =>
  `„${words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED - 2).trimEnd()} …` : words}“`

const saidOfLink = (link: ChangedLink): string =>
  'dead' in link
    ? `Der Link ${quoted(link.words)} führte ${deadLinkWords[link.dead]}. Nur die Wörter sind geblieben.`
    : `Der Link ${quoted(link.words)} führt jetzt ohne Umweg zu ${link.href.replace(/^(?:https?:\/\/|mailto:)/, '').slice(0, MOST_QUOTED)}.`

const saidOfError = ({ is, words, after }: PastedError): string => {
  const place = after === '' ? '' : `, nach ${quoted(after)}`
  return is === 'fehler'
    ? `Eine Fehlermeldung der Tabelle statt eines Wertes: ${quoted(words)}${place}. Bitte setzen Sie den Wert ein.`
    : `Eine Zahl, die die Tabelle abgekürzt hat: ${quoted(words)}${place}. Bitte setzen Sie die ganze Zahl ein.`
}

/** Returns the lines that tell an editor what a paste left out or changed; none if it was nothing. */
export function saidOfPaste({ out, links, errors }: PasteReport): readonly string[] {
  const lines = [
    ...errors.map(saidOfError),
    ...out.map(({ why, words }) => `${WHY[why]}: ${quoted(words)}`),
    ...links.map(saidOfLink),
  ]
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `und ${more} weitere Stellen`] : lines
}

/** Returns the lines that tell an editor that the lines of a page were joined. */
export const saidOfJoined = ({ pageLines }: Pick<Joined, 'pageLines'>): readonly string[] => [
  'Die Zeilen sind zu Absätzen und Listen verbunden, am Zeilenende getrennte Wörter sind wieder ganz.',
  ...pageLines.slice(0, MOST_LINES).map(line => `Eine Kopf- oder Fußzeile der Seite: ${quoted(line)}`),
]

/** What is told about the last paste, and the way to have it as it was copied. */
export type Notice = { readonly lines: readonly string[]; readonly asCopied?: () => void }

export const NOTHING_TOLD: Notice = { lines: [] }

/** After a change of the text there is no way back any more. */
export const withoutWayBack = (notice: Notice): Notice => (notice.asCopied ? { lines: notice.lines } : notice)

/** Tells beside the text what the last paste left out. It stays until the editor hides it or pastes again. */
export function PasteNotice({ notice: { lines, asCopied }, onHide }: { notice: Notice; onHide: () => void }) {
  if (lines.length === 0) return null
  return (
    <div role="alert" className={styles.losses}>
      <p>Bitte prüfen Sie, was beim Einfügen wegblieb, anders wurde oder schon falsch war:</p>
      <ul>
        {lines.map((line, at) => (
          // Two hidden words may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={at}>{line}</li>
        ))}
      </ul>
      <p>Fehlt etwas, das öffentlich sein soll? Dann schreiben Sie es hier dazu.</p>
      {asCopied && (
        <button
          type="button"
          className={styles.hide}
          onClick={() => {
            asCopied()
            onHide()
          }}
        >
          So einfügen, wie es kopiert war
        </button>
      )}{' '}
      <button type="button" className={styles.hide} onClick={onHide}>
        Hinweis ausblenden
      </button>
    </div>
  )
}
