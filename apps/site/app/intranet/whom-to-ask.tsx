import type { Person } from '@rathausplatz/contract'
import { Link, telephoneLink } from '@rathausplatz/ui'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import type { Helpers } from './load-helpers.ts'
import { StaffPerson } from './staff-person.tsx'

/** Whom to ask after a search without results, with numbers: people of their offices, and the central number. */
export function WhomToAsk({ helpers }: { helpers: readonly Helpers[] }) {
  const telefon = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.telefon
  if (helpers.length === 0 && !telefon) return null
  return (
    <section aria-labelledby="fragen">
      <h2 id="fragen">Fragen Sie direkt</h2>
      {helpers.map(({ subject, people }) => (
        <section key={subject} aria-label={subject}>
          <h3>{subject}</h3>
          <ul role="list">
            {people.map(person => (
              <StaffPerson key={keyOf(person)} person={person} heading="h4" />
            ))}
          </ul>
        </section>
      ))}
      {telefon && (
        <p>
          Sonst verbindet Sie die Zentrale: <Link href={telephoneLink(telefon)}>{telefon}</Link>
        </p>
      )}
    </section>
  )
}

const keyOf = ({ einheit, vorname, nachname }: Person): string => `${einheit.id} ${vorname} ${nachname}`
