import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DeskIcon } from './icon.tsx'
import styles from './menu.module.css'

export type MenuItem = { readonly label: string; readonly drawing: LucideIcon } & (
  | { readonly run: () => void }
  /** Opens the website in a new tab. */
  | { readonly href: string }
)

const entriesIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Space in pixels for sticky elements at the lower edge of the window. */
const FOOT = 80

/** True if there is too little room below the button, and enough above it. */
function opensUp(box: HTMLElement | null): boolean {
  const height = box?.querySelector('[role="menu"]')?.clientHeight ?? 0
  const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
  return bottom + height > innerHeight - FOOT && top > height
}

/** Several actions behind one button. Arrow keys, Home, End and Escape work as usual in menus. */
export function Menu({
  label,
  shown = 'Aktionen',
  items,
  tabIndex = 0,
}: {
  label: string
  /** Label of the button. */
  shown?: string
  items: readonly MenuItem[]
  tabIndex?: number
}) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) setUp(opensUp(box.current))
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    entriesIn(box.current)[0]?.focus()
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const all = entriesIn(box.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const go: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const to = go[event.key]
    event.stopPropagation()
    if (event.key === 'Tab') setOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <div ref={box} role="presentation" className={styles.box} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon drawing={Ellipsis} /> <span aria-hidden>{shown}</span>
      </button>
      {isOpen && (
        <div role="menu" aria-label={label} className={styles.menu} data-up={isUp}>
          {items.map(item =>
            'href' in item ? (
              <a
                key={item.label}
                role="menuitem"
                tabIndex={-1}
                href={item.href}
                target="_blank"
                rel="noreferrer"
                onClick={close}
              >
                <DeskIcon drawing={item.drawing} /> {item.label}
              </a>
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  // The menu is closed first: a dialog that the action opens takes the focus, and returns it
                  // to the button.
                  close()
                  item.run()
                }}
              >
                <DeskIcon drawing={item.drawing} /> {item.label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  )
}
