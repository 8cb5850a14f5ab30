import { setBack, setBackMs } from './working-day.ts'

setBack(setBackMs)
