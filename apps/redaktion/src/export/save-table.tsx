import { berlinDay } from '@rathausplatz/time'
import { Button } from '@rathausplatz/ui/form'
import { Sheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ListStep } from '../list/list-step.tsx'
import { Choice } from '../pieces/choice.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { saidOf } from '../wall/ask.ts'
import { csvFile, csvLines } from './csv.ts'
import styles from './export.module.css'

/** So many rows a file holds; more no spreadsheet of a town hall is opened with. */
export const MOST_ROWS = 100_000

type Rows = readonly (readonly string[])[]

type Table = {
  readonly head: readonly string[]
  /** All lines, part after part. */
  readonly walk: (signal: AbortSignal) => AsyncIterable<Rows>
}

type SaveTableProps = Table & {
  /** What the file is called, before the day. */
  name: string
  /** What the button says. */
  label?: string
  /** The same with all that is known of each, where that is more: then people choose. */
  whole?: Table | undefined
  /** How many there will be; undefined where nobody has counted them. */
  total?: number | undefined
}

/** Saves a whole list as it is narrowed and ordered, not only what is shown of it, as a table. */
export function SaveTable({
  name,
  label = 'Als Tabelle speichern',
  head,
  walk,
  whole,
  total,
}: SaveTableProps) {
  const tell = useTell()
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  // Whoever leaves the screen has stopped it.
  useEffect(() => () => stop.current?.abort(), [])

  const save = async ({ head, walk }: Table) => {
    const stopping = new AbortController()
    stop.current = stopping
    setDone(0)
    try {
      const parts = [csvLines([head])]
      let count = 0
      for await (const rows of walk(stopping.signal)) {
        parts.push(csvLines(rows))
        count += rows.length
        setDone(count)
        if (count >= MOST_ROWS) break
      }
      keep(csvFile(parts), `${name}-${today()}.csv`)
      const isCut = count >= MOST_ROWS
      tell({
        text: isCut
          ? `Die ersten ${number.format(MOST_ROWS)} Einträge sind gespeichert. Für die übrigen bitte die Liste eingrenzen.`
          : `${number.format(count)} ${count === 1 ? 'Eintrag ist' : 'Einträge sind'} als Tabelle gespeichert.`,
        isFailure: isCut,
      })
    } catch (error) {
      if (!stopping.signal.aborted) tell({ text: saidOf(error), isFailure: true })
    } finally {
      setDone(undefined)
    }
  }

  const cancel = () => stop.current?.abort()
  return (
    <>
      <ListStep
        label={label}
        drawing={Sheet}
        run={() => (whole ? setAsked(true) : void save({ head, walk }))}
      />
      {whole && (
        <HowMuch
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onSave={isWhole => {
            setAsked(false)
            void save(isWhole ? whole : { head, walk })
          }}
        />
      )}
      <Dialog isOpen={done !== undefined} title="Die Tabelle wird zusammengestellt" onClose={cancel}>
        <p>Das Speichern beginnt von selbst, sobald alle Einträge da sind.</p>
        <label className={styles.progress}>
          <span>
            {number.format(done ?? 0)}
            {total === undefined ? '' : ` von ${number.format(total)}`} Einträgen
          </span>
          <progress value={total === undefined ? undefined : done} max={total} />
        </label>
        <Button type="button" look="outline" onClick={cancel}>
          Abbrechen
        </Button>
      </Dialog>
    </>
  )
}

type HowMuchProps = { isOpen: boolean; onClose: () => void; onSave: (isWhole: boolean) => void }

/** Whether the file shall hold what the list shows, or all. */
function HowMuch({ isOpen, onClose, onSave }: HowMuchProps) {
  const [chosen, setChosen] = useState<'spalten' | 'alles'>('spalten')
  const choice = { of: 'umfang', chosen, onChoose: setChosen }
  return (
    <Dialog isOpen={isOpen} title="Als Tabelle speichern" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSave(chosen === 'alles')
        }}
      >
        <fieldset className={styles.howmuch}>
          <legend>Was soll in der Tabelle stehen?</legend>
          <Choice {...choice} name="spalten">
            die Spalten dieser Liste
          </Choice>
          <Choice {...choice} name="alles">
            alle kurzen Angaben: auch Telefon, E-Mail, Anschrift, soweit es sie gibt; ohne formatierte Texte,
            Bilder und Öffnungszeiten
          </Choice>
        </fieldset>
        <Button>Speichern</Button>
      </form>
    </Dialog>
  )
}

const number = new Intl.NumberFormat('de-DE')

const today = (): string => berlinDay(new Date())

/** Into the folder that the browser saves into. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
