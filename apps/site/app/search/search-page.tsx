import type { Suchempfehlung, Suchergebnis, Suchtreffer } from '@rathausplatz/contract'
import { Breadcrumb, Fold, formatFileSize, Link, Paging, visuallyHidden } from '@rathausplatz/ui'
import { Form } from 'react-router'
import { type LoadedSearch, type SearchAddress, searchHref } from './load-search.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'

/** The search page (spec §2): the query, its hits, filters, and help if there are no hits. */
export function SearchPage({ search }: { search: LoadedSearch }) {
  const { q, ergebnis, erreichbar, ...address } = search
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
        <search aria-label="Alle Inhalte durchsuchen">
          <Form action="/suche/" className={styles.form}>
            <label htmlFor="suche-q">Was suchen Sie?</label>
            <div>
              <SearchField id="suche-q" question={q} />
              <button type="submit">Suchen</button>
            </div>
          </Form>
        </search>
        <p role="status" className={styles.zahl}>
          {erreichbar ? ergebnis && countSentence(ergebnis, q) : UNREACHED}
        </p>
        {ergebnis && <Answer ergebnis={ergebnis} address={{ q, ...address }} />}
      </main>
    </>
  )
}

const UNREACHED =
  'Die Suche ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal. Über das Menü erreichen Sie alle Seiten.'

function Answer({ ergebnis, address }: { ergebnis: Suchergebnis; address: SearchAddress }) {
  const { data, empfehlungen, aehnliches, beliebt, facetten, meinten, pagination } = ergebnis
  const isNothing = data.length + empfehlungen.length + aehnliches.length === 0 && ergebnis.gesamt === 0
  return (
    <>
      {meinten && (
        <p className={styles.meinten}>
          Meinten Sie <Link href={searchHref({ ...FROM_ANEW, q: meinten })}>{meinten}</Link>?
        </p>
      )}
      {empfehlungen.length > 0 && <Pages titel="Empfohlen" pages={empfehlungen} />}
      {isNothing && <NothingFound beliebt={beliebt} />}
      <div className={styles.antwort}>
        <Facets facetten={facetten} address={address} />
        {data.length > 0 && (
          <section aria-labelledby="treffer">
            <h2 id="treffer" className={visuallyHidden}>
              Treffer
            </h2>
            <ol role="list" className={styles.treffer} start={(pagination.page - 1) * data.length + 1}>
              {data.map(treffer => (
                <Hit key={treffer.url} {...treffer} />
              ))}
            </ol>
            <Paging
              page={pagination.page}
              pages={pagination.pages}
              hrefOf={seite => searchHref(address, { seite })}
            />
          </section>
        )}
      </div>
      {aehnliches.length > 0 && (
        <section aria-labelledby="aehnliches" className={styles.aehnliches}>
          <h2 id="aehnliches">Ähnliches</h2>
          <ul role="list" className={styles.treffer}>
            {aehnliches.map(treffer => (
              <Hit key={treffer.url} {...treffer} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const FROM_ANEW: SearchAddress = { q: '', art: undefined, bereich: undefined, seite: 1, alle: true }

/** Keeps an amount of money on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/(\d) €/g, '$1\u00a0€')
}

function Hit({ url, titel, auszug, art, bereich, groesse }: Suchtreffer) {
  return (
    <li>
      <h3>
        <Link href={url}>{titel}</Link>
      </h3>
      <p className={styles.art}>
        {art}
        {groesse !== undefined && `, PDF, ${formatFileSize(groesse)}`}
        {bereich !== 'Stadt' && ` · ${bereich}`}
      </p>
      <p>
        {auszug.map(({ text, treffer }, index) =>
          treffer ? <mark key={index}>{text}</mark> : <span key={index}>{unbroken(text)}</span>,
        )}
      </p>
    </li>
  )
}

/** Filters as plain links; a filter is shown if it has more than one choice or is active. */
function Facets({ facetten, address }: { facetten: Suchergebnis['facetten']; address: SearchAddress }) {
  const groups = [
    { titel: 'Art', name: 'art', values: facetten.art },
    { titel: 'Bereich', name: 'bereich', values: facetten.bereich },
  ] as const
  const shown = groups.filter(({ values, name }) => values.length > 1 || address[name] !== undefined)
  if (shown.length === 0) return null
  const chosen = shown.flatMap(
    ({ values, name }) => values.find(({ wert }) => wert === address[name])?.name ?? [],
  )
  return (
    <div className={styles.eingrenzen}>
      <Fold
        label={chosen.length > 0 ? `Eingegrenzt: ${chosen.join(', ')}` : 'Treffer eingrenzen'}
        until={900}
      >
        <nav className={styles.filter} aria-label="Treffer eingrenzen">
          {shown.map(({ titel, name, values }) => (
            <div key={name}>
              <h2>{titel}</h2>
              <ul role="list">
                <Choice href={hrefOf(address, name, undefined)} isChosen={address[name] === undefined}>
                  Alle
                </Choice>
                {values.map(({ wert, name: text, anzahl }) => (
                  <Choice key={wert} href={hrefOf(address, name, wert)} isChosen={address[name] === wert}>
                    {text} <span className={styles.anzahl}>({anzahl})</span>
                  </Choice>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Fold>
    </div>
  )
}

const hrefOf = (address: SearchAddress, name: 'art' | 'bereich', wert: string | undefined) =>
  // After a filter was removed, a single hit must not redirect.
  searchHref(address, { [name]: wert, seite: 1, alle: true })

function Choice({
  href,
  isChosen,
  children,
}: {
  href: string
  isChosen: boolean
  children: React.ReactNode
}) {
  return (
    <li>
      <Link href={href} aria-current={isChosen ? 'true' : undefined}>
        {children}
      </Link>
    </li>
  )
}

function NothingFound({ beliebt }: { beliebt: readonly Suchempfehlung[] }) {
  return (
    <>
      <section aria-labelledby="hilfe" className={styles.hilfe}>
        <h2 id="hilfe">So finden Sie es vielleicht doch</h2>
        <ul>
          <li>
            Versuchen Sie ein kürzeres oder ein anderes Wort, zum Beispiel „Ausweis“ statt „Ausweisdokument“.
          </li>
          <li>Lassen Sie Wörter weg: Oft genügt eines.</li>
          <li>
            Fragen Sie uns: Wir helfen über die Seite <Link href="/kontakt">Kontakt</Link> weiter.
          </li>
        </ul>
      </section>
      {beliebt.length > 0 && <Pages titel="Das wird oft gesucht" pages={beliebt} />}
    </>
  )
}

function Pages({ titel, pages }: { titel: string; pages: readonly Suchempfehlung[] }) {
  return (
    <section className={styles.seiten}>
      <h2>{titel}</h2>
      <ul role="list">
        {pages.map(({ titel, url }) => (
          <li key={url}>
            <Link href={url}>{titel}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countSentence({ gesamt, empfehlungen, aehnliches }: Suchergebnis, q: string): string {
  if (gesamt === 0 && empfehlungen.length > 0) return `Eine Empfehlung für „${q}“`
  if (gesamt === 0 && aehnliches.length > 0)
    return `Genau zu „${q}“ haben wir nichts gefunden, aber Ähnliches.`
  if (gesamt === 0) return `Zu „${q}“ haben wir nichts gefunden.`
  return `${gesamt} Treffer für „${q}“`
}
