import type { CallAnswer, Calls, Person } from '@rathausplatz/contract'
import { Letters, Link, ListRow, MailLink, Paging, telephoneLink } from '@rathausplatz/ui'
import { pagesOf } from '../room/page-number.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'

/** Number of people on one page. */
export const PEOPLE_PER_PAGE = 50

type People = CallAnswer<Calls['personen']>
type PhonePageProps = {
  frame: IntranetFrame
  q: string
  buchstabe: string
  people: People | undefined
  page: number
}

/** The telephone list. Each row has the name, the office and the numbers of a person. */
export function PhonePage({ frame, q, buchstabe, people, page }: PhonePageProps) {
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
          <Row key={`${person.einheit.id} ${person.nachname} ${index}`} person={person} />
        ))}
      </ul>
      <Paging page={page} pages={pagesOf({ page, pages })} hrefOf={seite => hrefOf(q, buchstabe, seite)} />
    </IntranetPage>
  )
}

function Row({ person }: { person: Person }) {
  const { vorname, nachname, funktion, raum, kommunikation, einheit } = person
  return (
    <ListRow className={styles.person}>
      <div>
        <h2 className={styles.titel}>
          {nachname}
          {vorname && `, ${vorname}`}
        </h2>
        <p className={styles.angaben}>
          {funktion && <span>{funktion}</span>}
          <Link href={einheit.detailURL}>{einheit.name}</Link>
          {raum && <span>{raum}</span>}
        </p>
      </div>
      <ul role="list" className={styles.nummern}>
        {kommunikation.map(({ kanal, kennung }) => (
          <li key={kanal + kennung}>
            {kanal === 'EMAIL' ? (
              <MailLink to={kennung} />
            ) : kanal === 'TELEFON' ? (
              <Link href={telephoneLink(kennung)}>{kennung}</Link>
            ) : (
              <span>Fax {kennung}</span>
            )}
          </li>
        ))}
      </ul>
    </ListRow>
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
