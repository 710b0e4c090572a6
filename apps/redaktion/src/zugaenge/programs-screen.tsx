import { type CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate, VisuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import people from '../konten/people.module.css'
import { placesIn } from '../konten/places.ts'
import styles from '../list/list.module.css'
import { Nothing } from '../list/nothing.tsx'
import { useNextRow } from '../list/use-next-row.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { rightsIn } from './right-words.ts'

type Zugang = CallAnswer<typeof calls.redaktionZugaenge>['data'][number]

export const loader = async (): Promise<readonly Zugang[]> => (await ask(calls.redaktionZugaenge, {})).data

/** Keys for programs: who made them, their rights, how long they are valid, and when they were last used. */
export function Component() {
  const zugaenge = useLoaderData<readonly Zugang[]>()
  const [asked, setAsked] = useState<Zugang>()
  const rows = useNextRow<HTMLTableSectionElement>()
  return (
    <Screen
      title="Zugänge für Programme"
      note="Ein Zugang lässt ein Programm der Stadt oder eines Partners Inhalte lesen oder schreiben, zum Beispiel Veranstaltungen eintragen. Was es tut, steht mit dem Namen des Zugangs unter dem Konto, das ihn angelegt hat; mehr als dieses Konto darf es nie. Bekommt das Konto ein neues Passwort, enden seine Zugänge."
      action={
        <ActionLink to="/zugaenge/neu">
          <DeskIcon drawing={KeyRound} /> Zugang anlegen
        </ActionLink>
      }
    >
      <div className={styles.list}>
        {zugaenge.length === 0 ? (
          <Nothing title="Noch kein Zugang">
            Solange es keinen gibt, kommt kein Programm in die Redaktion. Menschen melden sich mit ihrem Konto
            an.
          </Nothing>
        ) : (
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>Zugänge, die gelten</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Darf</th>
                <th scope="col">Wo</th>
                <th scope="col">Gilt bis</th>
                <th scope="col">Zuletzt verwendet</th>
                <th scope="col">
                  <VisuallyHidden>Schritte</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody {...rows}>
              {zugaenge.map(zugang => (
                <tr key={zugang.id}>
                  <th scope="row">
                    {zugang.name}
                    <span className={styles.under}>
                      angelegt am {formatDate(zugang.angelegt_am)} von {zugang.von.name}
                    </span>
                  </th>
                  <td data-label="Darf">{rightsIn(zugang.rechte)}</td>
                  <td data-label="Wo">{placesIn(zugang.bereiche)}</td>
                  <td data-label="Gilt bis">{formatDate(zugang.gueltig_bis)}</td>
                  <td data-label="Zuletzt verwendet">
                    {zugang.zuletzt_verwendet ? formatDate(zugang.zuletzt_verwendet) : 'noch nie'}
                  </td>
                  <td>
                    <Button
                      type="button"
                      look="outline"
                      aria-label={`${zugang.name} beenden`}
                      onClick={() => setAsked(zugang)}
                    >
                      Beenden
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <EndDialog zugang={asked} onClose={() => setAsked(undefined)} />
    </Screen>
  )
}

function EndDialog({ zugang, onClose }: { zugang: Zugang | undefined; onClose: () => void }) {
  const tell = useTell()
  const { isBusy, once } = useOneStep()
  const end = async ({ id, name }: Zugang) => {
    const isDone = await once(async () => {
      await ask(calls.redaktionZugangBeenden, { params: { id } })
      tell({ text: `Der Zugang „${name}“ ist beendet.` })
    })
    if (isDone) onClose()
  }
  return (
    <Dialog isOpen={zugang !== undefined} title="Zugang beenden?" onClose={onClose}>
      {zugang && (
        <div className={people.form}>
          <p>
            Das Programm mit dem Zugang „{zugang.name}“ kommt sofort nicht mehr herein. Rückgängig machen
            lässt sich das nicht; ein neuer Zugang hat einen anderen Schlüssel.
          </p>
          <p className={people.buttons}>
            <Button type="button" aria-disabled={isBusy} onClick={() => void end(zugang)}>
              Zugang beenden
            </Button>
            <Button type="button" look="outline" onClick={onClose}>
              Abbrechen
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
