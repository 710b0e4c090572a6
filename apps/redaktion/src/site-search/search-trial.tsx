import { type CallAnswer, calls, type Suchergebnis } from '@rathausplatz/contract'
import { useEffect, useId, useState } from 'react'
import type { Daten } from '../document/path.ts'
import { SearchField } from '../pieces/search-field.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './site-search.module.css'
import { firstWordOf, hitsOf, isSameAnswer } from './trial-words.ts'

/** Pause in ms from the last key to the search. */
const PAUSE = 400

type Tried = CallAnswer<typeof calls.redaktionSuchprobe> & { readonly frage: string }

/** Compares the answers of the site search with and without the edited Suchbegriff. */
export function SearchTrial({ id, daten }: { id: string; daten: Daten }) {
  const first = firstWordOf(daten)
  const [typed, setTyped] = useState<string>()
  const frage = (typed ?? first).trim()
  const { tried, failure } = useTrial(id, frage, daten)
  const field = useId()
  return (
    <section className={styles.trial} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>Ausprobieren</h2>
      <p className={styles.asked}>
        <label htmlFor={field}>Was jemand in die Suche schreibt</label>
        <SearchField id={field} value={typed ?? first} onChange={setTyped} />
      </p>
      <p role="status">{failure ?? saidOfTrial(frage, tried)}</p>
      {tried && frage !== '' && !failure && (
        <div className={styles.sides}>
          <Answer title="Jetzt" answer={tried.vorher} />
          <Answer title="Mit diesem Suchwort" answer={tried.nachher} before={tried.vorher} />
        </div>
      )}
    </section>
  )
}

function saidOfTrial(frage: string, tried: Tried | undefined): string {
  if (frage === '') return 'Schreiben Sie ein Wort, um zu sehen, was die Suche antwortet.'
  if (!tried) return 'Die Suche wird gefragt …'
  return isSameAnswer(tried.vorher, tried.nachher)
    ? `Zu „${tried.frage}“ ändert dieses Suchwort nichts.`
    : `So antwortet die Suche auf „${tried.frage}“.`
}

/** Searches when typing pauses; only the answer to the last query counts. */
function useTrial(id: string, frage: string, daten: Daten) {
  const [state, setState] = useState<{ tried?: Tried; failure?: string }>({})
  useEffect(() => {
    if (frage === '') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      ask(calls.redaktionSuchprobe, { body: { frage, id, daten }, signal: leaving.signal }).then(
        answer => setState({ tried: { ...answer, frage } }),
        (error: unknown) => {
          if (!leaving.signal.aborted)
            setState(({ tried }) => ({ ...(tried ? { tried } : {}), failure: saidOf(error) }))
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, frage, daten])
  return state
}

type AnswerProps = { title: string; answer: Suchergebnis; before?: Suchergebnis }

function Answer({ title, answer, before }: AnswerProps) {
  const known = before && new Set(hitsOf(before).map(({ key }) => key))
  const { empfehlungen, data, gesamt, aehnliches, beliebt } = answer
  const isNothing = empfehlungen.length + data.length + aehnliches.length === 0
  const list = (hits: readonly { titel: string; url: string }[], kind: string) => (
    <ul role="list" className={styles.hits}>
      {hits.slice(0, 5).map(({ titel, url }) => (
        <li key={url}>
          {titel}
          {known && !known.has(`${kind} ${url}`) && <strong className={styles.new}> – neu</strong>}
          <span>{url}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.side} data-after={before ? '' : undefined}>
      <h3>{title}</h3>
      {isNothing && <p>Nichts gefunden.</p>}
      {empfehlungen.length > 0 && (
        <>
          <h4>Empfehlung, über den Treffern</h4>
          {list(empfehlungen, 'empfehlung')}
        </>
      )}
      {data.length > 0 && (
        <>
          <h4>{gesamt === 1 ? '1 Treffer' : `${gesamt} Treffer`}</h4>
          {list(data, 'treffer')}
        </>
      )}
      {aehnliches.length > 0 && (
        <>
          <h4>Ähnliches</h4>
          {list(aehnliches, 'aehnlich')}
        </>
      )}
      {isNothing && beliebt.length > 0 && (
        <>
          <h4>Stattdessen gezeigt: beliebte Seiten</h4>
          {list(beliebt, 'beliebt')}
        </>
      )}
    </div>
  )
}
