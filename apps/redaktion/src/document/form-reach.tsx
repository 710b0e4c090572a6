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
        {isListed && `Auf der Seite „${LIST}“: ja.`}
        {/* The list may be among the contents that the editor may not see. */}
        {!isListed && verwendung.weitere === 0 && (
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
        {mailed && (
          <>
            <br />
            {`E-Mail zu jedem Eingang: ${mailed}.`}
          </>
        )}
      </p>
    </section>
  )
}

type Office = { readonly slug: string; readonly name: string; readonly hasMail: boolean }

/**
 * Returns who gets a mail about each submission: the office by its name, and further addresses; undefined until the
 * office is known.
 */
function useMailed(daten: Readonly<Record<string, unknown>>): string | undefined {
  const slug = typeof daten['empfaenger'] === 'string' ? daten['empfaenger'] : ''
  const [office, setOffice] = useState<Office>()
  useEffect(() => {
    let isHere = true
    if (slug !== '')
      ask(calls.organisationseinheit, { params: { id: slug } }).then(
        ({ name, kommunikation }) =>
          isHere && setOffice({ slug, name, hasMail: kommunikation.some(({ kanal }) => kanal === 'EMAIL') }),
        // Without an answer nothing is said about mails.
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [slug])
  if (slug === '') return mailedInWords(daten)
  return office?.slug === slug ? mailedInWords(daten, office) : undefined
}

/** The same rule by which the server sends them: an office without an address gets none. */
export function mailedInWords(
  { adressen, amt_der_seite }: Readonly<Record<string, unknown>>,
  office?: Pick<Office, 'name' | 'hasMail'>,
): string {
  const mails = listOf(adressen).filter(one => typeof one === 'string' && one.trim() !== '')
  const named = listed.format([...(office?.hasMail ? [office.name] : []), ...mails].map(String))
  const without = office && !office.hasMail ? ` („${office.name}“ hat keine E-Mail-Adresse)` : ''
  const usual = (named || 'die zentrale Adresse der Stadt') + without
  return amt_der_seite === true ? `das Amt der Seite, von der jemand kommt, sonst ${usual}` : usual
}
