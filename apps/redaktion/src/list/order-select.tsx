import { useId } from 'react'
import styles from './list.module.css'

type OrderSelectProps<Order extends string> = {
  value: Order
  /** Each with its words. */
  orders: readonly (readonly [Order, string])[]
  onChoose: (order: Order) => void
}

/** Cards have no headings that could be pressed. */
export function OrderSelect<Order extends string>({ value, orders, onChoose }: OrderSelectProps<Order>) {
  const id = useId()
  return (
    <p className={styles.order}>
      <label htmlFor={id}>Reihenfolge</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value as Order)}>
        {orders.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}
