import { calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { Button, ErrorSummary, Field, tied } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Target } from '../bulk/bulk.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { DaysField } from './days-field.tsx'
import { FurtherDays } from './further-days.tsx'
import styles from './hours-of-many.module.css'
import type { Outlook } from './outlook.ts'
import { Preview } from './preview.tsx'
import { ThenField } from './then-field.tsx'
import { treeOf, type Unit } from './unit-tree.ts'
import { countInWords, UnitsField } from './units-field.tsx'
import { bodyOf, missingIn, NOTHING, type Wanted, withAllKinds } from './wanted.ts'

export const loader = async (): Promise<readonly Unit[]> => (await ask(calls.redaktionAmtszeiten, {})).data

const REASON = {
  name: 'grund',
  label: 'Grund',
  help: 'Steht so auf der Website, zum Beispiel: Weihnachten',
  optional: true,
} as const

/** Deviating hours for many offices: days, hours, offices; then a preview, and one step for all. */
export function Component() {
  const units = useLoaderData<readonly Unit[]>()
  const tree = useMemo(() => treeOf(units), [units])
  const [wanted, setWanted] = useState<Wanted>(NOTHING)
  const [outlook, setOutlook] = useState<Outlook>()
  const [today] = useState(() => berlinDay(new Date()))
  const { trouble, errors, isBusy, send, forget } = useSending()
  const load = async (asked = wanted) =>
    setOutlook(await ask(calls.redaktionZeitenVorschau, { body: bodyOf(asked, today) }))
  const bulk = useBulk(() => void load())
  useEffect(() => {
    if (outlook) document.querySelector<HTMLElement>('#vorschau')?.focus()
  }, [outlook])

  const change = (more: Partial<Wanted>) => {
    setOutlook(undefined)
    forget()
    setWanted({ ...wanted, ...more })
  }
  const look = (event: FormEvent) => {
    event.preventDefault()
    void send(missingIn(wanted, today), load)
  }
  /** Enters the same for the kinds of hours that would stay as they are. */
  const takeAllKinds = () => {
    const all = withAllKinds(wanted)
    setWanted(all)
    void send(missingIn(all, today), () => load(all))
  }
  return (
    <Screen
      title="Zeiten für mehrere Ämter"
      way={[{ label: 'Öffnungszeiten ändern', to: '/oeffnungszeiten' }]}
      note="Schließtage und andere Zeiten für viele Ämter auf einmal, zum Beispiel über Weihnachten."
    >
      <form className={styles.form} onSubmit={look} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <DaysField
          today={today}
          text={wanted.tage}
          error={errors['tage']}
          onText={tage => change({ tage })}
        />
        <ThenField wanted={wanted} today={today} errors={errors} onChange={change} />
        <FurtherDays
          all={wanted.weitere}
          today={today}
          errors={errors}
          onChange={weitere => change({ weitere })}
        />
        <Field {...REASON} error={errors['grund']}>
          <input
            {...tied({ ...REASON, error: errors['grund'] })}
            type="text"
            maxLength={300}
            value={wanted.grund}
            onChange={({ target }) => change({ grund: target.value })}
          />
        </Field>
        <UnitsField tree={tree} ids={wanted.ids} error={errors['aemter']} onChange={ids => change({ ids })} />
        <div className={styles.bar}>
          <Button aria-disabled={isBusy}>Vorschau zeigen</Button>
          <span className={styles.note}>{countInWords(wanted.ids)}</span>
        </div>
      </form>
      {outlook && (
        <Preview
          outlook={outlook}
          isBusy={bulk.isBusy || isBusy}
          onPublish={() => publish(outlook, bulk.run)}
          onAllKinds={takeAllKinds}
        />
      )}
      {bulk.dialogs}
    </Screen>
  )
}

/** Publishes what the preview showed: each office in the revision that it saw. */
function publish({ data, auftrag }: Outlook, run: ReturnType<typeof useBulk>['run']): void {
  const entries = auftrag?.eintraege ?? []
  const targets = entries.map(
    ({ id, grundfassung = 0 }): Target => ({
      id,
      art: 'organisationseinheit',
      titel: data.find(one => one.id === id)?.titel ?? '',
      schluessel: '',
      status: 'oeffentlich',
      fassung: grundfassung,
      oeffentliche_fassung: grundfassung,
      gueltig_von: null,
      gueltig_bis: null,
    }),
  )
  run('zeiten', targets, ({ id }) => ({ abweichend: entries.find(one => one.id === id)?.abweichend }))
}
