import type { Sitzung, Verweis } from '@rathausplatz/contract'
import { anwesenheitLabels } from '@rathausplatz/contract/labels'
import { Link } from '@rathausplatz/ui'
import styles from './anwesenheit.module.css'

type Teilnahme = Sitzung['teilnahmen'][number]

/** Returns the substitute of a member as a present person; an empty list without a substitute. */
const alsAnwesend = ({ person, vertreten_durch }: Teilnahme) =>
  vertreten_durch
    ? [{ person: vertreten_durch, anwesenheit: 'anwesend' as const, in_vertretung_von: person }]
    : []

/** Lists present and absent members, and substitutes. */
export function Anwesenheit({ teilnahmen }: Pick<Sitzung, 'teilnahmen'>) {
  if (teilnahmen.length === 0) return null
  const all: (Pick<Teilnahme, 'person' | 'anwesenheit'> & { in_vertretung_von?: Verweis })[] = [
    ...teilnahmen,
    ...teilnahmen.flatMap(alsAnwesend),
  ]
  const groups = Map.groupBy(all, ({ anwesenheit }) => anwesenheit)
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
                {people.map(({ person, in_vertretung_von }, index) => (
                  <li key={person.id + index}>
                    <Link href={person.detailURL}>{person.name}</Link>
                    {in_vertretung_von && (
                      <>
                        , in Vertretung von{' '}
                        <Link href={in_vertretung_von.detailURL}>{in_vertretung_von.name}</Link>
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
