import { remotePreset } from '@cabinet/federation/preset';

export default await remotePreset(import.meta.dirname, { port: Number(process.env.DEV_PORT) });
