import { calls, isCmsError } from '@rathausplatz/contract'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './appointments.module.css'
import { DESK, numberSaid } from './day.ts'

/** Finds an appointment by the number that a caller names, on any day. */
export function Find() {
  const navigate = useNavigate()
  const tell = useTell()
  const [typed, setTyped] = useState('')
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const nummer = numberSaid(typed)
    try {
      if (!nummer) return tell({ text: INCOMPLETE, isFailure: true })
      await ask(calls.redaktionTermin, { params: { nummer } })
      await navigate(`${DESK}/${nummer}`)
    } catch (error) {
      const isUnknown = isCmsError(error) && error.code === 'nicht-gefunden'
      tell({
        text: isUnknown ? `Einen Termin ${nummer} gibt es hier nicht.` : saidOf(error),
        isFailure: true,
      })
    }
  }
  return (
    <form
      className={styles.find}
      onSubmit={event => void open(event)}
      role="search"
      aria-label="Termin nach seiner Nummer"
    >
      <label>
        Terminnummer
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <button className={styles.plain}>
        <DeskIcon drawing={Search} /> Termin öffnen
      </button>
    </form>
  )
}

const INCOMPLETE = 'Eine Terminnummer hat acht Zeichen, zum Beispiel T-7GQ2M9XD.'
