import { calls, isSafeAddress } from '@rathausplatz/contract'
import { Breadcrumb, Link } from '@rathausplatz/ui'
import { Form, redirect } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/suche'
import styles from './suche.module.css'

/** Longest question that is passed on; more than that nobody types. */
const LONGEST_QUESTION = 200

export async function loader({ context, url }: Route.LoaderArgs) {
  const { cms } = siteOf(context)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUESTION)
  const hits = q ? (await cms.call(calls.suche, { query: { q } })).data : []
  const [only] = hits
  // A single hit is where the visitor wants to go (spec §2), if it is a page of this site.
  if (only && hits.length === 1 && only.url.startsWith('/') && isSafeAddress(only.url))
    throw redirect(only.url)
  return { q, hits }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  const title = loaderData?.q ? `Suche nach „${loaderData.q}“` : 'Suche'
  return [{ title: `${title} – ${town}` }, { name: 'robots', content: 'noindex' }]
}

export default function Suche({ loaderData: { q, hits } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Suche', href: '/suche/' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.suche}>
        <h1>Suche</h1>
        <Form action="/suche/" className={styles.form}>
          <label htmlFor="suche-q">Was suchen Sie?</label>
          <div>
            <input id="suche-q" key={q} type="search" name="q" defaultValue={q} enterKeyHint="search" />
            <button type="submit">Suchen</button>
          </div>
        </Form>
        <p role="status" className={styles.zahl}>
          {q && countSentence(hits.length, q)}
        </p>
        <ol role="list" className={styles.treffer}>
          {hits.map(({ url, titel, auszug }) => (
            <li key={url}>
              <h2>
                <Link href={url}>{titel}</Link>
              </h2>
              <p>{auszug}</p>
            </li>
          ))}
        </ol>
      </main>
    </>
  )
}

function countSentence(count: number, q: string): string {
  if (count === 0)
    return `Zu „${q}“ haben wir nichts gefunden. Versuchen Sie ein anderes oder ein kürzeres Wort.`
  return `${count} Treffer für „${q}“`
}
