import { Button, Field, tied } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { addressOf, type Leads, leadsTo } from '../fields/addresses.ts'
import { AddressField, NO_PAGE, UNCLEAR } from '../fields/link.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './mending.module.css'
import type { BrokenLink } from './mending.ts'

type ReplaceDialogProps = {
  link: BrokenLink | undefined
  isBusy: boolean
  onClose: () => void
  onReplace: (nach: string) => Promise<void>
}

/** Asks for the replacement of a broken address. */
export function ReplaceDialog({ link, ...dialog }: ReplaceDialogProps) {
  return (
    <Dialog isOpen={link !== undefined} title="Adresse überall ersetzen" onClose={dialog.onClose}>
      {link && (
        <AddressForm
          key={link.adresse}
          told={
            <>
              Alle Links zu <strong className={styles.address}>{link.adresse}</strong> führen danach hierher.
              Wo Sie freigeben dürfen, ist das sofort auf der Website.
            </>
          }
          button="Überall ersetzen"
          isBusy={dialog.isBusy}
          onSend={dialog.onReplace}
        />
      )}
    </Dialog>
  )
}

type AddressFormProps = {
  told: React.ReactNode
  button: string
  isBusy: boolean
  /** Redirects only lead to pages; a link may lead to a document or another website too. */
  pagesOnly?: boolean
  onSend: (address: string) => Promise<void>
}

const PAGES: readonly Leads[] = ['page']
const ANY: readonly Leads[] = ['page', 'file', 'outside']

/** Asks for one address. */
export function AddressForm({ told, button, isBusy, pagesOnly = false, onSend }: AddressFormProps) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const frame = {
    name: 'neue-adresse',
    label: 'Neue Adresse',
    help: pagesOnly
      ? 'Titel oder Adresse einer Seite'
      : 'Titel einer Seite oder eines Dokuments, oder eine Adresse',
    error,
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const meant = addressOf(address)
    if ((pagesOnly ? PAGES : ANY).includes(leadsTo(meant))) await onSend(meant)
    else setError(pagesOnly ? NO_PAGE : UNCLEAR)
  }
  return (
    <form onSubmit={send} className={styles.form} noValidate>
      <p>{told}</p>
      <Field {...frame}>
        <AddressField
          input={tied(frame)}
          address={address}
          pagesOnly={pagesOnly}
          onAddress={next => {
            setError(undefined)
            setAddress(next)
          }}
        />
      </Field>
      <Button aria-disabled={isBusy}>{isBusy ? 'Wird gespeichert …' : button}</Button>
    </form>
  )
}
