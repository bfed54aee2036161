import {
  BuildingIcon,
  ChartIcon,
  CheckIcon,
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
  RefreshIcon,
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
    check: CheckIcon,
    clock: ClockIcon,
    cpu: CpuIcon,
    gift: GiftIcon,
    home: HomeIcon,
    key: KeyIcon,
    list: ListIcon,
    percent: PercentIcon,
    plus: PlusIcon,
    receipt: ReceiptIcon,
    refresh: RefreshIcon,
    settings: SettingsIcon,
    shield: ShieldIcon,
    'top-up': TopUpIcon,
    user: UserIcon,
    users: UsersIcon,
    wallet: WalletIcon,
  }),
);

interface MenuIconProps {
  readonly name: string | undefined;
  readonly boxSize?: '4' | '5';
}

/** Icon of a menu line; a name that the kit does not know gets the common one. */
export function MenuIcon({ name, boxSize = '5' }: MenuIconProps) {
  const Icon = MENU_ICONS.get(name ?? '') ?? ListIcon;
  return <Icon boxSize={boxSize} />;
}
