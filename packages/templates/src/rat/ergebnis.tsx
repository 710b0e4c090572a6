import type { Abstimmung, Tagesordnungspunkt } from '@rathausplatz/contract'
import { ergebnisLabels } from '@rathausplatz/contract/labels'
import { Icon } from '@rathausplatz/ui'
import styles from './ergebnis.module.css'

type Decided = Pick<Tagesordnungspunkt, 'ergebnis' | 'abstimmung' | 'beschluss'>

const marks = {
  angenommen: 'check',
  abgelehnt: 'x',
  vertagt: 'arrow-right',
  abgesetzt: 'minus',
  zur_kenntnis: 'info',
} as const

/** The result of an item: label, votes and wording. Renders nothing before the decision. */
export function Ergebnis({ ergebnis, abstimmung, beschluss }: Decided) {
  if (!ergebnis && !abstimmung && !beschluss) return null
  return (
    <div className={styles.ergebnis}>
      {ergebnis && (
        <p className={styles.wort} data-ergebnis={ergebnis}>
          <Icon name={marks[ergebnis]} />
          {capital(ergebnisLabels[ergebnis])}
        </p>
      )}
      {abstimmung && <Stimmen {...abstimmung} />}
      {beschluss && (
        <figure className={styles.beschluss}>
          <figcaption>Beschluss im Wortlaut</figcaption>
          <blockquote>{beschluss}</blockquote>
        </figure>
      )}
    </div>
  )
}

/** The votes in words and as bars, which differ in colour and pattern. */
function Stimmen({ ja, nein, enthaltungen }: Abstimmung) {
  const parts = [
    { name: 'ja', count: ja, words: `${ja} Ja` },
    { name: 'nein', count: nein, words: `${nein} Nein` },
    {
      name: 'enthaltungen',
      count: enthaltungen,
      words: enthaltungen === 1 ? '1 Enthaltung' : `${enthaltungen} Enthaltungen`,
    },
  ]
  const isOneVoice = ja > 0 && nein === 0 && enthaltungen === 0
  return (
    <div className={styles.stimmen}>
      <p>
        {isOneVoice && <strong>Einstimmig: </strong>}
        {parts.map(({ words }) => words).join(', ')}
      </p>
      <div className={styles.balken} aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => (
            <span key={name} data-stimme={name} style={{ flexGrow: count }} />
          ))}
      </div>
    </div>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
