import { hostPreset } from '@cabinet/federation/preset';

export default hostPreset(import.meta.dirname, { port: Number(process.env.DEV_PORT ?? 3100) });
