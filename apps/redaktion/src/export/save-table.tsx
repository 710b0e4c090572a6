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

/** Most rows of a file; spreadsheets of a town hall handle no more. */
export const MOST_ROWS = 100_000

type Rows = readonly (readonly string[])[]

type Table = {
  readonly head: readonly string[]
  /** Yields all lines in parts. */
  readonly walk: (signal: AbortSignal) => AsyncIterable<Rows>
}

type SaveTableProps = Table & {
  /** Name of the file, before the day. */
  name: string
  /** Label of the button. */
  label?: string
  /** The same table with all fields, if that is more: the editor chooses. */
  whole?: Table | undefined
  /** Number of rows; undefined if unknown. */
  total?: number | undefined
}

/** Saves the whole filtered and sorted list as a table, not only the shown page. */
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
  // Leaving the screen cancels the export.
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

/** Asks whether to save the shown columns or all fields. */
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

/** Saves a file to the download folder of the browser. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
