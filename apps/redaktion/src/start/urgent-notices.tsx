import { calls } from '@rathausplatz/contract'
import { type Row, screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { publicWords } from '../document/state-words.ts'
import { useKinds } from '../frame/frame-data.ts'
import { publishAgain } from '../parting/fetch-back.ts'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { Block } from './block.tsx'

/** What stands above the pages just now, or will: gone with one press, and back with another. */
export function UrgentNotices({ notices }: { notices: readonly Row[] }) {
  const mayRelease = useKinds().some(({ art, rechte }) => art === 'hinweis' && rechte.includes('freigeben'))
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  if (notices.length === 0) return null
  const takeDown = (notice: Row) =>
    once(async () => {
      const params = { id: notice.id }
      await ask(calls.redaktionZurueckziehen, { params, body: { trotzdem: true } })
      const isPlanned = notice.status === 'geplant'
      const undo = {
        label: isPlanned ? 'Wieder planen' : 'Wieder schalten',
        run: () => void takeBack(async () => void (await publishAgain(notice))),
      }
      // A draft that says something else is not what stood there.
      const isWhole = notice.fassung === notice.oeffentliche_fassung
      const text = isPlanned
        ? `Die Planung von „${notice.titel}“ ist aufgehoben.`
        : `„${notice.titel}“ steht nicht mehr auf der Website.`
      tell({ text, undo: isWhole ? undo : undefined })
    })
  return (
    <Block
      title="Hinweise auf der Website"
      hint="Was über den Seiten steht oder dafür geplant ist, bis zu seinem Ende oder bis jemand es abschaltet."
    >
      <ul role="list" className={rowStyles.rows}>
        {notices.map(notice => (
          <Line
            key={notice.id}
            art={notice.art}
            to={screenOf(notice)}
            title={notice.titel}
            actions={
              mayRelease && (
                <button
                  type="button"
                  aria-label={stepOf(notice, `„${notice.titel}“`)}
                  aria-disabled={isBusy}
                  onClick={() => void takeDown(notice)}
                >
                  {stepOf(notice)}
                </button>
              )
            }
          >
            {publicWords(notice)}
          </Line>
        ))}
      </ul>
    </Block>
  )
}

/** What the button says; of which notice, for whoever does not see beside which one it stands. */
function stepOf({ status }: Row, title?: string): string {
  if (status === 'geplant') return title ? `Planung von ${title} aufheben` : 'Planung aufheben'
  return title ? `${title} abschalten` : 'Abschalten'
}
