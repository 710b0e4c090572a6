import type { ReactNode } from 'react'

/**
 * Marks non-public content with a label and a bar, not by colour alone. Public content has the same element,
 * so that the state of the children is kept when one replaces the other.
 */
export const Closed = ({ isClosed = true, children }: { isClosed?: boolean; children: ReactNode }) => (
  <div className={isClosed ? 'rat-balken' : undefined}>
    {isClosed && <ClosedWord />}
    {children}
  </div>
)

export const ClosedWord = ({ children = 'Nicht öffentlich' }: { children?: ReactNode }) => (
  <p className="rat-wort">{children}</p>
)
