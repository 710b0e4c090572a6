import { type CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { SaveTable } from '../export/save-table.tsx'
import { listOf } from '../frame/ways.ts'
import listStyles from '../list/above.module.css'
import { Nothing } from '../list/nothing.tsx'
import { useNextRow } from '../list/use-next-row.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { dayOf } from '../pieces/day.ts'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import styles from './site-search.module.css'

type Question = CallAnswer<typeof calls.redaktionSuchenOhneTreffer>['data'][number]
type Data = { readonly questions: readonly Question[]; readonly isAll: boolean }

/** Most searches shown at first, and most searches in one answer. */
const FIRST = 30
const MOST = 500

export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const isAll = new URL(request.url).searchParams.has('alle')
  const { data } = await ask(calls.redaktionSuchenOhneTreffer, {
    query: { anzahl: isAll ? MOST : FIRST + 1 },
    signal: request.signal,
  })
  return { questions: data, isAll }
}

const NEW = `${listOf('suchbegriff')}/neu`

/** Searches of visitors without a hit, each with a link to a new Suchbegriff for it. */
export function Component() {
  const { questions, isAll } = useLoaderData<Data>()
  const shown = isAll ? questions : questions.slice(0, FIRST)
  const { markDone, isBusy } = useDone()
  const rows = useNextRow<HTMLUListElement>()
  async function* walk(signal: AbortSignal) {
    const { data } = await ask(calls.redaktionSuchenOhneTreffer, { query: { anzahl: MOST }, signal })
    yield data.map(({ frage, anzahl, zuletzt }) => [frage, String(anzahl), formatDate(zuletzt)])
  }
  return (
    <Screen
      title="Suche der Website"
      note="Wonach Menschen gesucht und nichts gefunden haben, das Häufigste zuerst. Ein Suchwort sagt der Suche, was gemeint ist oder welche Seite hilft."
      action={<ActionLink to={NEW}>Neues Suchwort</ActionLink>}
    >
      <p>
        <Link to={listOf('suchbegriff')}>Alle Suchwörter ansehen</Link>
      </p>
      {questions.length === 0 ? (
        <Nothing title="Nichts offen">
          Zurzeit hat jede Suche etwas gefunden. Sucht jemand vergeblich, steht die Frage hier; nicht, wer
          gesucht hat.
        </Nothing>
      ) : (
        <>
          <div className={listStyles.above}>
            <p role="status" className={listStyles.count}>
              {countedOf(shown.length, questions.length > shown.length)}
            </p>
            <SaveTable name="suchen-ohne-treffer" head={['Gesucht', 'Wie oft', 'Zuletzt']} walk={walk} />
          </div>
          <ul role="list" className={rowStyles.rows} {...rows}>
            {shown.map(({ frage, anzahl, zuletzt }) => (
              <li key={frage} className={rowStyles.line}>
                <span className={rowStyles.said}>
                  <strong className={styles.question}>„{frage}“</strong>
                  <span className={rowStyles.about}>
                    <span>{anzahl === 1 ? 'einmal gesucht' : `${anzahl}-mal gesucht`}</span>
                    <span>zuletzt {dayOf(zuletzt)}</span>
                  </span>
                </span>
                <span className={rowStyles.actions}>
                  <Link
                    to={`${NEW}?${new URLSearchParams({ begriffe: frage })}`}
                    aria-label={`Suchwort anlegen für „${frage}“`}
                  >
                    Suchwort anlegen
                  </Link>
                  <a
                    href={`/suche?${new URLSearchParams({ q: frage })}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`„${frage}“ auf der Website suchen`}
                  >
                    Auf der Website suchen
                  </a>
                  <button
                    type="button"
                    aria-label={`„${frage}“ ist erledigt`}
                    aria-disabled={isBusy}
                    onClick={() => void markDone(frage)}
                  >
                    Erledigt
                  </button>
                </span>
              </li>
            ))}
          </ul>
          {questions.length > shown.length && (
            <p className={styles.more}>
              <Link to="?alle" preventScrollReset>
                Alle zeigen
              </Link>
            </p>
          )}
        </>
      )}
    </Screen>
  )
}

function countedOf(shown: number, more: boolean): string {
  if (more) return `die häufigsten ${shown} Fragen`
  return shown === 1 ? 'eine Frage' : `${shown} Fragen`
}

function useDone() {
  const tell = useTell()
  const { isBusy, once } = useOneStep()
  const markDone = (frage: string) =>
    once(async () => {
      await ask(calls.redaktionSucheErledigen, { body: { frage } })
      tell({ text: `„${frage}“ ist erledigt und steht erst wieder hier, wenn wieder so gesucht wird.` })
    })
  return { markDone, isBusy }
}
