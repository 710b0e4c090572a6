import { type ReactNode, useEffect, useRef } from 'react'

type TickProps = {
  /** Of several things some. */
  isOn: boolean | 'some'
  onTurn: (isOn: boolean) => void
} & (
  | { /** What it is called, where no words stand beside it. */ name: string }
  | { className?: string | undefined; children: ReactNode }
)

/** A tick for one thing or for several: pressed where some are on, all are. */
export function Tick({ isOn, onTurn, ...beside }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isOn === 'some'
  }, [isOn])
  const input = (
    <input
      ref={box}
      type="checkbox"
      aria-label={'name' in beside ? beside.name : undefined}
      checked={isOn === true}
      onChange={() => onTurn(isOn !== true)}
    />
  )
  if ('name' in beside) return input
  return (
    <label className={beside.className}>
      {input}
      {beside.children}
    </label>
  )
}

/** Whether of several all are on, some or none. */
export const allOf = (each: readonly boolean[]): boolean | 'some' =>
  each.includes(true) && each.includes(false) ? 'some' : each.includes(true)
