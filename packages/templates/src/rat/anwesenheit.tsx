import type { Sitzung } from '@rathausplatz/contract'
import { anwesenheitLabels } from '@rathausplatz/contract/labels'
import { Link } from '@rathausplatz/ui'
import styles from './anwesenheit.module.css'

/** Who came, who did not, and who stood in for whom. */
export function Anwesenheit({ teilnahmen }: Pick<Sitzung, 'teilnahmen'>) {
  if (teilnahmen.length === 0) return null
  const groups = Map.groupBy(teilnahmen, ({ anwesenheit }) => anwesenheit)
  return (
    <section>
      <h2>Anwesenheit</h2>
      <dl className={styles.anwesenheit}>
        {[...groups].map(([anwesenheit, people]) => (
          <div key={anwesenheit}>
            <dt>
              {anwesenheitLabels[anwesenheit]}: {people.length}
            </dt>
            <dd>
              <ul role="list">
                {people.map(({ person, vertreten_durch }, index) => (
                  <li key={person.id + index}>
                    <Link href={person.detailURL}>{person.name}</Link>
                    {vertreten_durch && (
                      <>
                        , vertreten durch <Link href={vertreten_durch.detailURL}>{vertreten_durch.name}</Link>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
