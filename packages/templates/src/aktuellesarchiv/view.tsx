import { formatMonth, Link, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './aktuellesarchiv.module.css'
import type { Archiv } from './load.ts'
import type { aktuellesarchiv } from './schema.ts'

/** The newest or chosen year is expanded; the others are collapsed. */
export const Aktuellesarchiv: View<typeof aktuellesarchiv, Archiv> = ({ context, data }) => {
  const { jahre, jahr: chosen } = data
  if (jahre.length === 0) return null
  const open = jahre.some(({ jahr }) => jahr === chosen) ? chosen : jahre[0]?.jahr
  return (
    <Section>
      <nav aria-label={context.titel || 'Archiv'}>
        {context.titel && <h2>{context.titel}</h2>}
        {jahre.map(year => (
          <details key={year.jahr} open={year.jahr === open} className={styles.jahr}>
            <summary>
              {year.jahr} <span className={styles.anzahl}>({year.anzahl})</span>
            </summary>
            <ul role="list">
              <li>
                <Month data={data} jahr={year.jahr} text={`Ganzes Jahr ${year.jahr}`} />
              </li>
              {year.monate.map(({ jahr, monat, anzahl }) => (
                <li key={monat}>
                  <Month
                    data={data}
                    jahr={jahr}
                    monat={monat}
                    text={formatMonth(`${jahr}-${String(monat).padStart(2, '0')}`)}
                  />{' '}
                  <span className={styles.anzahl}>({anzahl})</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </Section>
  )
}

type MonthProps = { data: Archiv; jahr: number; monat?: number; text: string }

function Month({ data, jahr, monat, text }: MonthProps) {
  const isChosen = data.jahr === jahr && data.monat === monat
  const href = `${data.liste}?jahr=${jahr}${monat ? `&monat=${monat}` : ''}`
  return (
    <Link href={href} aria-current={isChosen ? 'page' : undefined}>
      {text}
    </Link>
  )
}
