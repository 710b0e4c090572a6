import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import type { Item } from './agenda-moves.ts'
import { agendaOf, putAgenda, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'

const textIn = (item: Item, name: string): string => (typeof item[name] === 'string' ? item[name] : '')

/**
 * Announces a non-public decision in the public part, in new words for the public, as the law of the states
 * requires. The non-public text stays non-public.
 */
export function AnnounceForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const meeting = useMeeting()
  const [titel, setTitel] = useState('Bekanntgabe aus nichtöffentlicher Sitzung')
  const [beschluss, setBeschluss] = useState(textIn(item, 'beschluss'))
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const tell = useTell()
  const announce = (event: FormEvent) => {
    event.preventDefault()
    if (titel.trim() === '' || beschluss.trim() === '') return setRefused(true)
    const agenda = agendaOf(meeting)
    const told = {
      titel,
      beschluss,
      ...(item['ergebnis'] === undefined ? {} : { ergebnis: item['ergebnis'] }),
    }
    putAgenda(meeting, { ...agenda, oeffentlich: [...agenda.oeffentlich, told] })
    onClose()
    tell({
      text: 'Steht jetzt als Punkt im öffentlichen Teil. Auf die Website kommt es mit „Beschlüsse veröffentlichen“.',
    })
  }
  return (
    <form className={styles.ask} onSubmit={announce} noValidate>
      {isRefused && <ErrorSummary title="Bitte füllen Sie beide Felder aus." errors={{}} />}
      <p>
        Bitte lesen Sie beides noch einmal: Jeder kann es danach lesen. Namen und Preise gehören meist nicht
        hinein.
      </p>
      <label htmlFor={`${id}-titel`}>Titel für alle</label>
      <input id={`${id}-titel`} type="text" value={titel} onChange={({ target }) => setTitel(target.value)} />
      <label htmlFor={`${id}-beschluss`}>Beschluss für alle</label>
      <textarea
        id={`${id}-beschluss`}
        rows={5}
        value={beschluss}
        onChange={({ target }) => setBeschluss(target.value)}
      />
      <Button>In den öffentlichen Teil aufnehmen</Button>
    </form>
  )
}
