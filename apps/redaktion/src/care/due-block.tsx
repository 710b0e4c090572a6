import { formatDate } from '@rathausplatz/ui'
import { Link, useRevalidator } from 'react-router'
import { screenOf } from '../contents/row.ts'
import styles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { useNextRow } from '../list/use-next-row.ts'
import { Block } from '../start/block.tsx'
import type { StockRow } from './stock-query.ts'
import { useStillRight } from './use-still-right.ts'

/** The editor's own contents due for review: one press confirms that a content is still right. */
export function DueBlock({ due, more }: { due: readonly StockRow[]; more: boolean }) {
  const { revalidate } = useRevalidator()
  const rows = useNextRow<HTMLUListElement>()
  const stillRight = useStillRight(() => revalidate())
  return (
    <Block
      title="Bitte wieder ansehen"
      hint="Dafür sind Sie verantwortlich. Stimmt noch alles? Dann genügt ein Klick; sonst öffnen und ändern."
    >
      <ul role="list" className={styles.rows} {...rows}>
        {due.map(row => (
          <Line
            key={row.id}
            art={row.art}
            to={screenOf(row)}
            title={row.titel || row.schluessel}
            actions={
              <button
                type="button"
                aria-label={`„${row.titel}“ ist noch richtig`}
                onClick={() => void stillRight(row.id, `Vermerkt: „${row.titel}“ ist noch richtig.`)}
              >
                Noch richtig
              </button>
            }
          >
            {row.wiedervorlage && <span>fällig seit {formatDate(row.wiedervorlage)}</span>}
          </Line>
        ))}
      </ul>
      {more && (
        <p>
          <Link to="/pflege/bestand?verantwortlich=ich&merkmal=faellig">Alle fälligen zeigen</Link>
        </p>
      )}
    </Block>
  )
}
