import { calls, MOST_OWN_NOTICES } from '@rathausplatz/contract'
import { useState } from 'react'
import { type Row, screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import dialog from '../document/document.module.css'
import { EmergencyNote, EmergencyQuestion, emergenciesAmong } from '../document/emergency.tsx'
import { publicWords } from '../document/state-words.ts'
import { useKinds } from '../frame/frame-data.ts'
import { publishAgain } from '../parting/fetch-back.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { Block } from './block.tsx'
import { whereShown } from './where-shown.ts'

/** Current and scheduled notices: withdrawn with one press, and restored with another. */
export function UrgentNotices({ notices }: { notices: readonly Row[] }) {
  const mayRelease = useKinds().some(({ art, rechte }) => art === 'hinweis' && rechte.includes('freigeben'))
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const [emergency, setEmergency] = useState<Row & { readonly daten: Readonly<Record<string, unknown>> }>()
  const backUp = (notice: Row) =>
    takeBack(async () => {
      // An emergency is withdrawn with one press, but restored only after a second confirmation, as when it
      // was published.
      const [asked] = await emergenciesAmong([notice])
      if (asked) setEmergency(asked)
      else await publishAgain(notice)
    })
  const question = (
    <Dialog
      isOpen={emergency !== undefined}
      title={emergency ? `„${emergency.titel}“ ${againOf(emergency).toLowerCase()}?` : ''}
      onClose={() => setEmergency(undefined)}
    >
      {emergency && (
        <div className={dialog.dialogform}>
          <EmergencyNote id={emergency.id} daten={emergency.daten} />
          <EmergencyQuestion
            onCancel={() => setEmergency(undefined)}
            onSure={() => {
              setEmergency(undefined)
              void takeBack(async () => void (await publishAgain(emergency, { isEmergencyMeant: true })))
            }}
          />
        </div>
      )}
    </Dialog>
  )
  if (notices.length === 0) return question
  const takeDown = (notice: Row) =>
    once(async () => {
      const params = { id: notice.id }
      await ask(calls.redaktionZurueckziehen, { params, body: { trotzdem: true } })
      const isPlanned = notice.status === 'geplant'
      const undo = { label: againOf(notice), run: () => void backUp(notice) }
      // A changed draft is not what was public, so it cannot be restored.
      const isWhole = notice.fassung === notice.oeffentliche_fassung
      const text = isPlanned
        ? `Die Planung von „${notice.titel}“ ist aufgehoben.`
        : `„${notice.titel}“ steht nicht mehr auf der Website.`
      tell({ text, undo: isWhole ? undo : undefined })
    })
  return (
    <Block title="Hinweise auf der Website" hint={hintOf(notices)}>
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
            {[publicWords(notice), whereShown(notice)].filter(Boolean).join(' ')}
          </Line>
        ))}
      </ul>
      {question}
    </Block>
  )
}

/** Most notices that can be counted at a glance. */
const FEW = 4

/** Returns how many notices there are, and how many of them the website leaves out. */
function hintOf(notices: readonly Row[]): string {
  const standing = notices.filter(({ status }) => status !== 'geplant').length
  const count = notices.length > FEW ? `Es sind ${notices.length} Hinweise. ` : ''
  const leftOut = standing - MOST_OWN_NOTICES
  const tooMany =
    leftOut > 0
      ? ` Die Website zeigt nur die ${MOST_OWN_NOTICES} dringendsten und ${leftOut === 1 ? 'einen' : leftOut} davon nicht: Bitte schalten Sie ab, was nicht mehr gilt.`
      : ''
  return `${count}Hinweise stehen über den Seiten, bis sie enden oder jemand sie abschaltet.${tooMany}`
}

/** Label of the undo. */
const againOf = ({ status }: Row): string => (status === 'geplant' ? 'Wieder planen' : 'Wieder schalten')

/** Returns the label of the button, with the title of the notice for screen readers. */
function stepOf({ status }: Row, title?: string): string {
  if (status === 'geplant') return title ? `Planung von ${title} aufheben` : 'Planung aufheben'
  return title ? `${title} abschalten` : 'Abschalten'
}
