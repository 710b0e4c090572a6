import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { PlaceField } from '../pages/place-field.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './uebernahme.module.css'

type PlaceDialogProps = { isOpen: boolean; onClose: () => void; onChoose: (ordner: string) => void }

/** Asks for the parent page of the chosen pieces. */
export function PlaceDialog({ isOpen, onClose, onChoose }: PlaceDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Wo sollen die gewählten Seiten stehen?" onClose={onClose}>
      <Place onChoose={onChoose} />
    </Dialog>
  )
}

function Place({ onChoose }: Pick<PlaceDialogProps, 'onChoose'>) {
  const [path, setPath] = useState('/')
  return (
    <div className={styles.part}>
      <PlaceField label="Unterhalb von" value={path} onChange={setPath} />
      <p>
        <Button type="button" onClick={() => onChoose(path)}>
          Hier ablegen
        </Button>
      </p>
    </div>
  )
}
