import { addressOf, calls, type Fotoschritt, isCmsError } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import handling from '../pieces/handling.module.css'
import { SentPhotos } from '../pieces/sent-photos.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import type { BoardEntry } from './pinnwand.ts'

/** Returns the address of a photo at the desk, also if it is not public. */
const photoOf = (nummer: string, kennung: string): string =>
  addressOf(location.origin, calls.redaktionPinnwandFoto, { params: { nummer, kennung } }).pathname

/** The photos of an entry with their words. Each can be left out, before the release or later. */
export function EntryPhotos({ entry: { nummer, fotos, fassung } }: { entry: BoardEntry }) {
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  const take = async (schritt: Fotoschritt, foto: string, grundfassung: number) => {
    if (isSending) return
    setSending(true)
    try {
      const { eintrag } = await ask(calls.redaktionPinnwandSchritt, {
        params: { nummer },
        body: { grundfassung, schritt, foto },
      })
      const undo =
        schritt === 'foto-verbergen' && eintrag
          ? { label: 'Rückgängig', run: () => void take('foto-zeigen', foto, eintrag.fassung) }
          : undefined
      tell(
        undo
          ? { text: 'Das Foto sehen andere nicht. Wer den Eintrag geschrieben hat, liest das.', undo }
          : { text: 'Das Foto sehen alle, wenn der Eintrag öffentlich ist.' },
      )
      await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
      // Shows the change of the other editor.
      if (isCmsError(error)) await revalidate()
    }
    setSending(false)
  }

  return (
    <SentPhotos
      photos={fotos.map(({ kennung, beschreibung, zeigen }, index) => ({
        src: photoOf(nummer, kennung),
        words: beschreibung,
        below: (
          <>
            {!zeigen && <p className={handling.where}>Dieses Foto sehen andere nicht.</p>}
            <Button
              type="button"
              look="outline"
              aria-disabled={isSending}
              onClick={() => void take(zeigen ? 'foto-verbergen' : 'foto-zeigen', kennung, fassung)}
            >
              {`Foto ${index + 1} ${zeigen ? 'nicht' : 'doch'} zeigen`}
            </Button>
          </>
        ),
      }))}
    />
  )
}
