import { DAY_MS } from '@rathausplatz/time'
import { unseen } from '@rathausplatz/ui'
import { useState } from 'react'

/**
 * Shortest and longest time to fill in a form: people need more than two seconds, and a form older than a day
 * is shown again.
 */
const FASTEST_MS = 2_000
const SLOWEST_MS = DAY_MS

/** A field that people do not see and programs fill in. */
export const TRAP = 'homepage'

/** The trap of each public form. `geladen` is the time when the form was loaded, in ISO 8601. */
export function Trap({ geladen }: { geladen: string }) {
  const first = useFirst(geladen)
  return (
    <>
      <input type="hidden" name="geladen" value={first} />
      {/* Hidden from people; the label is for software that ignores this. */}
      <div className={unseen} aria-hidden="true">
        <label>
          Bitte leer lassen
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/**
 * Returns the time when a form that is shown again was first loaded: a person who corrects a single field may
 * be fast.
 */
export function loadedFirst(geladen: string, now: Date): string {
  const took = now.getTime() - Date.parse(geladen)
  return took >= 0 && took <= SLOWEST_MS ? geladen : now.toISOString()
}

/** Does the same in the browser, where the page stays and only gets new data. */
function useFirst(geladen: string): string {
  const [kept, setKept] = useState(geladen)
  const first = loadedFirst(kept, new Date(geladen))
  if (first !== kept) setKept(first)
  return first
}

/**
 * Whether a program seems to have filled in the form. Such a form is shown again instead of stored; a person
 * just sends it again.
 */
export function isOdd(text: (name: string) => string, now: Date): boolean {
  const took = now.getTime() - Date.parse(text('geladen'))
  return !(took >= FASTEST_MS && took <= SLOWEST_MS) || text(TRAP) !== ''
}
