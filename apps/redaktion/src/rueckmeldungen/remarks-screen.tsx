import { calls, inhaltId } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { SaveTable } from '../export/save-table.tsx'
import { useSession } from '../frame/frame-data.ts'
import aboveStyles from '../list/above.module.css'
import { countWords } from '../list/count-words.ts'
import { Select } from '../list/filter-fields.tsx'
import filterStyles from '../list/filters.module.css'
import listStyles from '../list/list.module.css'
import { oneIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { Nothing } from '../list/nothing.tsx'
import { pageIn } from '../list/page-in.ts'
import { useNextRow } from '../list/use-next-row.ts'
import { dayOf } from '../pieces/day.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import styles from './feedback.module.css'
import { FeedbackWays, NOTE } from './feedback-ways.tsx'
import { helpedOf, REMARK_HEAD, type Remark, remarkLine } from './feedback-words.ts'

const stands = ['offen', 'erledigt', 'alle'] as const
type Stand = (typeof stands)[number]

const read = (address: URLSearchParams) => ({
  stand: oneIn(address, 'stand', stands) ?? 'offen',
  inhalt: inhaltId.safeParse(address.get('inhalt')).data ?? '',
  seite: pageIn(address),
})
type Query = ReturnType<typeof read>

const askFor = ({ inhalt, ...query }: Query & { readonly pro_seite: number }, signal: AbortSignal) =>
  ask(calls.redaktionRueckmeldungTexte, {
    query: { ...query, ...(inhalt === '' ? {} : { inhalt }) },
    signal,
  })

const list = listAt(read, askFor)
export const { loader } = list

/** Texts of visitors about pages, the newest first. */
export function Component() {
  const { query, found, wanted, go, paging } = useList(list)
  const { data: remarks, mehr } = found
  const work = useRemarks()
  const rows = useNextRow<HTMLUListElement>()
  const about = query.inhalt === '' ? undefined : remarks[0]?.inhalt.titel
  return (
    <Screen title="Rückmeldungen" note={NOTE}>
      <FeedbackWays />
      <div className={filterStyles.filters}>
        <Select
          label="Stand"
          all="offen"
          value={wanted.stand === 'offen' ? '' : wanted.stand}
          choices={[
            { value: 'erledigt', label: 'erledigt' },
            { value: 'alle', label: 'alle' },
          ]}
          onChoose={stand => go({ stand: (stand || 'offen') as Stand })}
        />
        {wanted.inhalt !== '' && (
          <button type="button" className={listStyles.clear} onClick={() => go({ inhalt: '' })}>
            {about ? `Nicht nur zu „${about}“` : 'Zu allen Seiten'}
          </button>
        )}
      </div>
      {remarks.length === 0 ? (
        <Nothing title={query.stand === 'offen' ? 'Nichts Offenes' : 'Hier steht nichts'}>
          {query.inhalt === ''
            ? 'Wer auf einer Seite „Ja“ oder „Nein“ gewählt hat, kann etwas dazu schreiben. Das steht dann hier, 180 Tage lang.'
            : 'Zu dieser Seite hat niemand etwas geschrieben, das dazu passt.'}
        </Nothing>
      ) : (
        <>
          <div className={aboveStyles.above}>
            <p role="status" className={aboveStyles.count}>
              {countWords(WORDS, query.seite, remarks.length, mehr)}
            </p>
            <SaveTable name="rueckmeldungen" head={REMARK_HEAD} walk={signal => walkRemarks(query, signal)} />
          </div>
          <ul role="list" className={styles.remarks} {...rows}>
            {remarks.map(remark => (
              <RemarkLine key={remark.id} remark={remark} work={work} />
            ))}
          </ul>
        </>
      )}
      <ListPaging {...paging} hasNext={mehr} />
      <Dialog
        isOpen={work.leaving !== undefined}
        title="Diesen Text löschen?"
        onClose={() => work.askToDelete(undefined)}
      >
        <p>Er ist dann endgültig fort. Die Antwort „Ja“ oder „Nein“ bleibt gezählt.</p>
        <div className={styles.actions}>
          <Button type="button" aria-disabled={work.isBusy} onClick={() => void work.remove()}>
            Text löschen
          </Button>
          <Button type="button" look="outline" onClick={() => work.askToDelete(undefined)}>
            Behalten
          </Button>
        </div>
      </Dialog>
    </Screen>
  )
}

const WORDS = { one: 'Text', many: 'Texte', single: 'ein Text', none: 'kein Text' }

async function* walkRemarks(query: Query, signal: AbortSignal) {
  for (let seite = 1; ; seite++) {
    const { data, mehr } = await askFor({ ...query, seite, pro_seite: 100 }, signal)
    yield data.map(remarkLine)
    if (!mehr) return
  }
}

/** Marks a text as done or open, and deletes a text after confirmation. */
function useRemarks() {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const [leaving, askToDelete] = useState<Remark>()
  const put = async (id: string, erledigt: boolean, text: string, undo?: () => void) => {
    await ask(calls.redaktionRueckmeldungErledigen, { params: { id }, body: { erledigt } })
    tell({ text, ...(undo ? { undo: { label: 'Rückgängig', run: undo } } : {}) })
  }
  const mark = ({ id }: Remark, erledigt: boolean) =>
    once(() =>
      erledigt
        ? put(id, true, 'Als erledigt vermerkt.', () => void takeBack(() => put(id, false, 'Wieder offen.')))
        : put(id, false, 'Wieder offen.'),
    )
  const remove = async () => {
    if (!leaving) return
    const isDone = await once(async () => {
      await ask(calls.redaktionRueckmeldungLoeschen, { params: { id: leaving.id } })
      tell({ text: 'Der Text ist gelöscht.' })
    })
    if (isDone) askToDelete(undefined)
  }
  return { isBusy, leaving, askToDelete, mark, remove }
}

type RemarkLineProps = { remark: Remark; work: ReturnType<typeof useRemarks> }

function RemarkLine({ remark, work }: RemarkLineProps) {
  const { inhalt, tag, hilfreich, text, erledigt } = remark
  const mayChange = useSession().rechte.includes('inhalte-schreiben')
  return (
    <li className={styles.remark}>
      <div className={styles.about}>
        <Link to={screenOf(inhalt)}>{inhalt.titel || inhalt.pfad}</Link>
        <span className={styles.helped}>
          <DeskIcon drawing={hilfreich ? ThumbsUp : ThumbsDown} /> {helpedOf(remark)}
        </span>
        <span>{dayOf(tag)}</span>
        {erledigt && <span>erledigt</span>}
      </div>
      <blockquote>{text}</blockquote>
      <div className={styles.actions}>
        <a href={inhalt.pfad} target="_blank" rel="noreferrer">
          Auf der Website ansehen
        </a>
        {mayChange && (
          <>
            <button
              type="button"
              aria-disabled={work.isBusy}
              onClick={() => void work.mark(remark, !erledigt)}
            >
              {erledigt ? 'Wieder als offen vermerken' : 'Als erledigt vermerken'}
            </button>
            <button type="button" onClick={() => work.askToDelete(remark)}>
              Löschen
            </button>
          </>
        )}
      </div>
    </li>
  )
}
