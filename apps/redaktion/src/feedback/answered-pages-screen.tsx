import { calls, RUECKMELDUNG_TAGE } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { SaveTable } from '../export/save-table.tsx'
import { Select } from '../list/filter-fields.tsx'
import styles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import own from './feedback.module.css'
import { FeedbackWays, NOTE, PAGES, REMARKS } from './feedback-ways.tsx'
import { type AnsweredPage, PAGE_HEAD, pageLine, shareOf } from './feedback-words.ts'

type By = 'nein' | 'anteil'
type Data = {
  readonly by: By
  readonly seite: number
  readonly pages: readonly AnsweredPage[]
  readonly count: number
}

const ROWS = 25

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const by = address.get('nach') === 'anteil' ? 'anteil' : 'nein'
  const { data, gesamt } = await ask(calls.redaktionRueckmeldungen, {
    query: { seite, pro_seite: ROWS, nach: by },
    signal: request.signal,
  })
  const found = { data, anzahl: gesamt }
  return backFrom(found, seite, to => addressOf(by, to), ROWS) ?? { by, seite, pages: data, count: gesamt }
}

const addressOf = (by: By, seite = 1): string => {
  const address = new URLSearchParams()
  if (by !== 'nein') address.set('nach', by)
  if (seite > 1) address.set('seite', String(seite))
  return `${PAGES}?${address}`
}

/** Pages sorted by how many visitors were not helped. */
export function Component() {
  const { by, seite, pages, count } = useLoaderData<Data>()
  const navigate = useNavigate()
  return (
    <Screen title="Rückmeldungen" note={NOTE}>
      <FeedbackWays />
      {count === 0 ? (
        <div className={styles.empty}>
          <h2>Noch keine Antworten</h2>
          <p>
            {`In den letzten ${RUECKMELDUNG_TAGE} Tagen hat niemand geantwortet. Ob die Frage auf den Seiten steht, sagen die Angaben zur Stadt.`}
          </p>
        </div>
      ) : (
        <div className={styles.list}>
          <div className={styles.filters}>
            <Select
              label="Zuerst"
              all="die meisten Nein"
              value={by === 'nein' ? '' : by}
              choices={[{ value: 'anteil', label: 'der höchste Anteil Nein' }]}
              onChoose={to => void navigate(addressOf(to === 'anteil' ? 'anteil' : 'nein'))}
            />
          </div>
          <div className={styles.above}>
            <p role="status" className={styles.count}>
              {`${count === 1 ? 'eine Seite' : `${count} Seiten`} mit Antworten der letzten ${RUECKMELDUNG_TAGE} Tage`}
            </p>
            <SaveTable
              name="seiten-mit-rueckmeldungen"
              head={PAGE_HEAD}
              walk={signal => walkPages(by, signal)}
              total={count}
            />
          </div>
          <PageTable pages={pages} />
          <ListPaging seite={seite} hasNext={seite * ROWS < count} hrefOf={next => addressOf(by, next)} />
        </div>
      )}
    </Screen>
  )
}

async function* walkPages(by: By, signal: AbortSignal) {
  for (let seite = 1, seen = 0; ; seite++) {
    const { data, gesamt } = await ask(calls.redaktionRueckmeldungen, {
      query: { seite, pro_seite: 100, nach: by },
      signal,
    })
    yield data.map(pageLine)
    seen += data.length
    if (data.length === 0 || seen >= gesamt) return
  }
}

function PageTable({ pages }: { pages: readonly AnsweredPage[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Seiten mit Antworten</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Seite</th>
          <th scope="col">Nein</th>
          <th scope="col">Ja</th>
          <th scope="col">Anteil Nein</th>
          <th scope="col">Geschrieben</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(page => (
          <tr key={page.id}>
            <th scope="row">
              <Link to={screenOf(page)}>{page.titel || page.pfad}</Link>
              <span className={styles.under}>{page.pfad}</span>
            </th>
            <td data-label="Nein" className={own.number}>
              {page.nein}
            </td>
            <td data-label="Ja" className={own.number}>
              {page.ja}
            </td>
            <td data-label="Anteil Nein" className={own.number}>
              {shareOf(page)}
            </td>
            <td data-label="Geschrieben">
              {page.offene_texte > 0 ? (
                <Link to={`${REMARKS}?inhalt=${page.id}`}>
                  {page.offene_texte === 1 ? 'ein offener Text' : `${page.offene_texte} offene Texte`}
                </Link>
              ) : (
                'nichts Offenes'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
