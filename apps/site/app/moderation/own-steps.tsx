import type { Pinnwandschritt } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import styles from './moderation.module.css'

type OwnStepsProps = {
  /** The page of the own entry, which takes the steps. */
  path: string
  /** What can be done now. */
  schritte: readonly Pinnwandschritt[]
  /** Steps of this entry alone. */
  labels?: Partial<Record<Pinnwandschritt, string>>
}

const LABELS: Partial<Record<Pinnwandschritt, string>> = {
  sperren: 'Sperren',
  entsperren: 'Sperre aufheben',
}

/** What whoever wrote an entry can do with it besides changing it. Deleting asks once more. */
export const OwnSteps = ({ path, schritte, labels }: OwnStepsProps) => (
  <form method="post" action={path} className={styles.schritte}>
    {Object.entries({ ...LABELS, ...labels }).map(
      ([schritt, label]) =>
        schritte.some(one => one === schritt) && (
          <Button key={schritt} name="schritt" value={schritt} look="outline">
            {label}
          </Button>
        ),
    )}
    <Link href={`${path}?frage=loeschen`}>Löschen …</Link>
  </form>
)

/** Whether it is really to be deleted. */
export const DeleteQuestion = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <p>{children}</p>
    <form method="post" action={path} className={styles.schritte}>
      <Button name="schritt" value="loeschen">
        Ja, löschen
      </Button>
      <Link href={path}>Nein, zurück</Link>
    </form>
  </>
)
