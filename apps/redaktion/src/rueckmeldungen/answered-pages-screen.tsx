import { calls, RUECKMELDUNG_TAGE } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { Link, useNavigate } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { SaveTable } from '../export/save-table.tsx'
import aboveStyles from '../list/above.module.css'
import { Select } from '../list/filter-fields.tsx'
import filterStyles from '../list/filters.module.css'
import styles from '../list/list.module.css'
import { oneIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { ROWS } from '../list/list-query.ts'
import { Nothing } from '../list/nothing.tsx'
import { pageIn } from '../list/page-in.ts'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import own from './feedback.module.css'
import { FeedbackWays, NOTE, REMARKS } from './feedback-ways.tsx'
import { type AnsweredPage, PAGE_HEAD, pageLine, shareOf } from './feedback-words.ts'

const orders = ['nein', 'anteil'] as const

const list = listAt(
  address => ({ nach: oneIn(address, 'nach', orders) ?? 'nein', seite: pageIn(address) }),
  async (query, signal) => {
    const { data, gesamt } = await ask(calls.redaktionRueckmeldungen, { query, signal })
    return { data, anzahl: gesamt }
  },
)
export const { loader } = list

/** Pages with answers, sorted by the number or the share of "no". */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const { nach, seite } = query
  const { data: pages, anzahl: count } = found
  const navigate = useNavigate()
  return (
    <Screen title="Rückmeldungen" note={NOTE}>
      <FeedbackWays />
      {count === 0 ? (
        <Nothing title="Noch keine Antworten">
          {`In den letzten ${RUECKMELDUNG_TAGE} Tagen hat niemand geantwortet. Ob die Frage auf den Seiten steht, sagen die Angaben zur Stadt.`}
        </Nothing>
      ) : (
        <div className={styles.list}>
          <div className={filterStyles.filters}>
            <Select
              label="Zuerst"
              all="die meisten Nein"
              value={nach === 'nein' ? '' : nach}
              choices={[{ value: 'anteil', label: 'der höchste Anteil Nein' }]}
              onChoose={to => void navigate(addressOf({ nach: to === 'anteil' ? 'anteil' : 'nein' }))}
            />
          </div>
          <div className={aboveStyles.above}>
            <p role="status" className={aboveStyles.count}>
              {`${count === 1 ? 'eine Seite' : `${count} Seiten`} mit Antworten der letzten ${RUECKMELDUNG_TAGE} Tage`}
            </p>
            <SaveTable
              name="seiten-mit-rueckmeldungen"
              head={PAGE_HEAD}
              walk={signal => walkPages(nach, signal)}
              total={count}
            />
          </div>
          <PageTable pages={pages} />
          <ListPaging {...paging} hasNext={seite * ROWS < count} />
        </div>
      )}
    </Screen>
  )
}

async function* walkPages(nach: (typeof orders)[number], signal: AbortSignal) {
  for (let seite = 1, seen = 0; ; seite++) {
    const { data, gesamt } = await ask(calls.redaktionRueckmeldungen, {
      query: { seite, pro_seite: 100, nach },
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
