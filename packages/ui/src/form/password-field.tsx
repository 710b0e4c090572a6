import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../hydrated/use-hydrated.ts'
import { Field, type FieldProps, tied } from './field.tsx'
import styles from './form.module.css'

/**
 * A password: may be pasted, filled in by a password manager and, where scripts run, looked at. Says when the caps lock
 * is on. What is sent is hidden again, so that no browser offers it later as an ordinary text.
 */
export function PasswordField(
  props: FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> & { autoComplete: string },
) {
  const { name, id, label, help, error, optional, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const isHydrated = useHydrated()
  const look = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...props}>
      <div className={styles.passwort}>
        <input
          {...input}
          {...tied({ name, id, label, help, error, optional: optional ?? false })}
          ref={field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLocked(false)}
        />
        {isHydrated && (
          <button
            type="button"
            className={styles.zeigen}
            aria-label={isShown ? `${label} verbergen` : `${label} anzeigen`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Verbergen' : 'Anzeigen'}
          </button>
        )}
      </div>
      <p className={styles.feststelltaste} role="status">
        {isCapsLocked && 'Die Feststelltaste ist eingeschaltet.'}
      </p>
    </Field>
  )
}
