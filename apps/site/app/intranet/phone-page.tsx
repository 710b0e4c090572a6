import type { CallAnswer, Calls } from '@rathausplatz/contract'
import { Letters, Link, Paging } from '@rathausplatz/ui'
import { pagesOf } from '../room/page-number.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'
import type { Helpers } from './load-helpers.ts'
import { StaffPerson } from './staff-person.tsx'
import { WhomToAsk } from './whom-to-ask.tsx'

/** Number of people on one page. */
export const PEOPLE_PER_PAGE = 50

type People = CallAnswer<Calls['personen']>
type PhonePageProps = {
  frame: IntranetFrame
  q: string
  buchstabe: string
  people: People | undefined
  page: number
  /** Whom to ask if nobody is found. */
  helpers?: readonly Helpers[] | undefined
}

/** The telephone list. Each row has the name, the office and the numbers of a person. */
export function PhonePage({ frame, q, buchstabe, people, page, helpers }: PhonePageProps) {
  const { data = [], anzahl = 0, buchstaben = [] } = people ?? {}
  const { pages = page } = people?.pagination ?? {}
  return (
    <IntranetPage frame={frame} title="Telefonliste" heading="Telefonliste" asked={{ telefon: q }}>
      {(buchstaben.length > 1 || buchstabe) && (
        <Letters letters={buchstaben} chosen={buchstabe} hrefOf={letter => hrefOf(q, letter)} />
      )}
      <p role="status" className={styles.anzahl}>
        {resultInWords(anzahl, q, buchstabe)}
      </p>
      <ul role="list">
        {data.slice(0, PEOPLE_PER_PAGE).map((person, index) => (
          <StaffPerson key={`${person.einheit.id} ${person.nachname} ${index}`} person={person} />
        ))}
      </ul>
      {helpers && (
        <>
          {q !== '' && (
            <p>
              <Link href={`/intranet/suche?${new URLSearchParams({ q })}`}>
                Beiträge und Dokumente zu „{q}“ suchen
              </Link>
            </p>
          )}
          <WhomToAsk helpers={helpers} />
        </>
      )}
      <Paging page={page} pages={pagesOf({ page, pages })} hrefOf={seite => hrefOf(q, buchstabe, seite)} />
    </IntranetPage>
  )
}

function hrefOf(q: string, buchstabe: string, seite = 1): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (buchstabe) query.set('buchstabe', buchstabe)
  if (seite > 1) query.set('seite', String(seite))
  return `?${query}`
}

function resultInWords(anzahl: number, q: string, buchstabe: string): string {
  const count = anzahl === 1 ? '1 Person' : `${anzahl || 'Keine'} Personen`
  const chosen = [q && `Suche nach „${q}“`, buchstabe && `Anfangsbuchstabe ${buchstabe}`].filter(Boolean)
  return chosen.length > 0 ? `${count} gefunden: ${chosen.join(', ')}` : count
}
