import type { NetworkAdapter } from '#domain/earnings/fetch/adapter.ts'
import { awin } from './awin.ts'

/** Every network that is fetched. They keep the pace of their calls, so there is one of each. */
export const adapters: NetworkAdapter[] = [awin()]
