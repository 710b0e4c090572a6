import { DAY_MS } from '@rathausplatz/time'
import { visuallyHidden } from '@rathausplatz/ui'
import { useState } from 'react'

/** Nobody has read and filled in a form within two seconds, and none was handed out before yesterday. */
const FASTEST_MS = 2_000
const SLOWEST_MS = DAY_MS

/** A field that people do not see and programs fill in. */
export const TRAP = 'homepage'

/** Stands in each form that anybody may send. `geladen`: when it was handed out, ISO 8601. */
export function Trap({ geladen }: { geladen: string }) {
  const first = useFirst(geladen)
  return (
    <>
      <input type="hidden" name="geladen" value={first} />
      {/* Out of sight and out of the tab order; a screen reader that finds it is told what it is. */}
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          Bitte leer lassen
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** When a form that is shown again was handed out first; whoever mends one field and sends it again has read it before. */
export function loadedFirst(geladen: string, now: Date): string {
  const took = now.getTime() - Date.parse(geladen)
  return took >= 0 && took <= SLOWEST_MS ? geladen : now.toISOString()
}

/** The same where the page stays and only its data come anew. */
function useFirst(geladen: string): string {
  const [kept, setKept] = useState(geladen)
  const first = loadedFirst(kept, new Date(geladen))
  if (first !== kept) setKept(first)
  return first
}

/** It looks as if a program had filled it in: it is shown again instead of stored; a person only sends it once more. */
export function isOdd(text: (name: string) => string, now: Date): boolean {
  const took = now.getTime() - Date.parse(text('geladen'))
  return !(took >= FASTEST_MS && took <= SLOWEST_MS) || text(TRAP) !== ''
}
