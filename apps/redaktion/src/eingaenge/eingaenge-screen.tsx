import { calls, eingangsstand } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Select } from '../list/filter-fields.tsx'
import { oneIn, textIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { pageIn } from '../list/page-in.ts'
import { type SentRow, SentRows } from '../list/sent-rows.tsx'
import pieces from '../pieces/pieces.module.css'
import { Screen } from '../pieces/screen.tsx'
import { numbered, Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './eingaenge.module.css'
import { type EingangRow, standWords, tableOf } from './eingaenge.ts'
import { standDrawings } from './eingang-stand.tsx'

const stands = ['offen', 'meine', 'beantwortet', 'erledigt', 'abgelehnt', 'alle'] as const
type Stand = (typeof stands)[number]

const list = listAt(
  address => ({
    stand: oneIn(address, 'stand', stands) ?? 'offen',
    formular: textIn(address, 'formular'),
    seite: pageIn(address),
  }),
  ({ formular, ...query }, signal) =>
    ask(calls.redaktionEingaenge, {
      query: { ...query, ...(formular && { formular }) },
      signal,
    }),
)
export const { loader } = list

/** Submissions of forms, the newest first. */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const { stand, formular } = query
  const { data, mehr, anzahl, formulare } = found
  const navigate = useNavigate()
  const [only] = formulare.length === 1 ? formulare : []
  const viewOf = (stand: Stand, label: string) => ({ to: addressOf({ stand }), label })
  return (
    <Screen
      title="Eingänge"
      note="Was über Formulare der Website kam. Jeder Eingang wird nach der Frist seines Formulars gelöscht; wer einen öffnet, steht im Protokoll."
      action={data.length > 0 && <SaveTable stand={stand} formular={formular || only?.slug} />}
    >
      <Views
        label="Eingänge"
        here={addressOf({})}
        views={[
          viewOf('offen', numbered('Offen', anzahl.neu + anzahl.in_bearbeitung)),
          viewOf('meine', numbered('Von mir übernommen', anzahl.meine)),
          ...(['beantwortet', 'erledigt', 'abgelehnt'] as const).map(one => viewOf(one, eingangsstand[one])),
          viewOf('alle', 'Alle'),
        ]}
      />
      {formulare.length > 1 && (
        <div className={styles.wahl}>
          <Select
            label="Formular"
            value={formular}
            all="Alle Formulare"
            choices={formulare.map(({ slug, titel, anzahl }) => ({
              value: slug,
              label: numbered(titel, anzahl),
            }))}
            onChoose={slug => void navigate(addressOf({ formular: slug }))}
          />
        </div>
      )}
      <SentRows
        words={{ one: 'Eingang', many: 'Eingänge', single: 'ein Eingang', none: 'kein Eingang' }}
        rows={data.map(rowOf)}
        {...paging}
        mehr={mehr}
        nothing={
          stand === 'offen'
            ? ['Nichts Offenes', 'Um jeden Eingang hat sich jemand gekümmert. Neue stehen dann hier.']
            : ['Hier steht noch nichts', 'Eingänge kommen über die Formulare der Website.']
        }
      />
    </Screen>
  )
}

/** Saves the submissions of one form as a table: its columns are the questions of this form. */
function SaveTable({ stand, formular }: { stand: Stand; formular: string | undefined }) {
  const why = useId()
  if (formular !== undefined)
    return (
      <a className={pieces.actionlink} href={tableOf(stand, formular)} download>
        Als Tabelle speichern
      </a>
    )
  return (
    <span className={styles.tabelle}>
      <Button type="button" aria-disabled aria-describedby={why}>
        Als Tabelle speichern
      </Button>
      <span id={why} className={styles.klein}>
        Bitte zuerst ein Formular wählen.
      </span>
    </span>
  )
}

const rowOf = (row: EingangRow): SentRow => ({
  to: `/eingaenge/${row.vorgang}`,
  title: [row.formular.titel + (row.worum && `: ${row.worum}`), row.vorgang].join(', '),
  drawing: standDrawings[row.stand],
  about: [standWords(row), when(row.eingegangen_am)],
  mail: row.amtsmail?.zustellung,
})
