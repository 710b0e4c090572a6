import { calls, rolesOf } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { listOf } from '../fields/values.ts'
import { listOf as screenOfList } from '../frame/ways.ts'
import { ask } from '../wall/ask.ts'
import type { LoadedDocument } from './open-document.ts'
import { usersOf } from './used-by.tsx'

type FormReachProps = { form: Pick<LoadedDocument, 'pfad' | 'daten' | 'verwendung'> }

/** The page that lists the forms, and its name; editors write it. */
const [LIST_PATH, LIST] = ['/formulare', 'Formulare']

const listed = new Intl.ListFormat('de')

/** The roles that read submissions, by their labels. */
const readers: readonly string[] = Object.values(rolesOf('redaktion')).flatMap(({ label, rights }) =>
  (rights as readonly string[]).includes('eingaenge-lesen') ? [`„${label}“`] : [],
)

/** How people come to a form, and who gets to know of its submissions. */
export function FormReach({ form: { pfad, daten, verwendung } }: FormReachProps) {
  const users = usersOf({ ...verwendung, entwurf: [] })
  const isListed = verwendung.oeffentlich.some(one => one.art === 'seite' && one.schluessel === LIST_PATH)
  const mailed = useMailed(daten)
  return (
    <section aria-labelledby="erreichbar">
      <h2 id="erreichbar">So kommen Menschen hierher</h2>
      <p>
        Adresse: {pfad}
        <br />
        {isListed ? (
          `Auf der Seite „${LIST}“: ja.`
        ) : (
          <>
            {`Auf der Seite „${LIST}“: nein. `}
            <Link to={`${screenOfList('seite')}?suche=${LIST}`}>Dort einen Link setzen</Link>
          </>
        )}
        {users.length === 0 &&
          verwendung.weitere === 0 &&
          ' Noch kein Inhalt führt hierher; die Suche findet es.'}
      </p>
      <p>
        {`Eingänge lesen: Konten mit der Rolle ${listed.format(readers)}, die für diesen Teil der Website zuständig sind.`}
        <br />
        {`E-Mail zu jedem Eingang: ${mailed}.`}
      </p>
    </section>
  )
}

/** Returns who gets a mail about each submission: the office by its name, and further addresses. */
function useMailed({ empfaenger, adressen }: Readonly<Record<string, unknown>>): string {
  const slug = typeof empfaenger === 'string' ? empfaenger : ''
  const [office, setOffice] = useState<{ slug: string; name: string }>()
  useEffect(() => {
    let isHere = true
    if (slug !== '')
      void ask(calls.organisationseinheit, { params: { id: slug } })
        .then(({ name }) => isHere && setOffice({ slug, name }))
        .catch(() => {})
    return () => {
      isHere = false
    }
  }, [slug])
  const name = office?.slug === slug ? office.name : slug
  const mails = listOf(adressen).filter(one => typeof one === 'string')
  return listed.format([name, ...mails].filter(Boolean)) || 'die zentrale Adresse der Stadt'
}
