import {
  BuildingIcon,
  ChartIcon,
  ClockIcon,
  CpuIcon,
  GiftIcon,
  HomeIcon,
  type Icon,
  KeyIcon,
  ListIcon,
  PercentIcon,
  PlusIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  TopUpIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@cabinet/kernel/ui';

/** Icons that a contract may name for its menu lines. */
export const MENU_ICONS = new Map<string, Icon>(
  Object.entries({
    building: BuildingIcon,
    chart: ChartIcon,
    clock: ClockIcon,
    cpu: CpuIcon,
    gift: GiftIcon,
    home: HomeIcon,
    key: KeyIcon,
    list: ListIcon,
    percent: PercentIcon,
    plus: PlusIcon,
    receipt: ReceiptIcon,
    settings: SettingsIcon,
    shield: ShieldIcon,
    'top-up': TopUpIcon,
    user: UserIcon,
    users: UsersIcon,
    wallet: WalletIcon,
  }),
);

/** Icon of a menu line; a name that the kit does not know gets the common one. */
export function MenuIcon({ name }: { readonly name: string | undefined }) {
  const Icon = MENU_ICONS.get(name ?? '') ?? ListIcon;
  return <Icon boxSize="5" />;
}
