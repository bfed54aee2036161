import { isPermission } from '../../core/permissions/is-permission.ts';
import type { UserDto, UserSettingsDto } from './current-user-dto.ts';
import type { User, UserSettings } from './user.ts';

function toNumberOrNull(value: string | number | null | undefined): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value);
}

function toSettings(settings: UserSettingsDto, theme: UserDto['theme']): UserSettings {
  return {
    theme: settings.theme ?? theme ?? 'light',
    sendByEnter: settings.send_by_enter ?? true,
    moveToMessage: settings.move_to_message ?? 'start',
    lowBalanceThreshold: toNumberOrNull(settings.low_balance_threshold),
  };
}

/** The user as the cabinet speaks of them; what the server left out gets the default of specification §3. */
export function toUser(dto: UserDto): User {
  const granted = dto.role_info?.permissions ?? [];
  return {
    id: dto.id,
    email: dto.email ?? '',
    displayName: dto.display_name ?? '',
    phone: dto.phone ?? null,
    avatar: dto.avatar ?? null,
    role: dto.role,
    roleName: dto.role_info?.role_name ?? dto.role,
    permissions: granted.filter(isPermission),
    modelRules: granted.filter((text) => !isPermission(text)),
    accountType: dto.account_type ?? 'personal',
    companyId: dto.company_id ?? dto.company?.id ?? null,
    company: dto.company ?? null,
    group: dto.group ? { id: dto.group.id, name: dto.group.name, isOwner: dto.group.is_owner } : null,
    settings: toSettings(dto.settings ?? {}, dto.theme),
    createdAt: dto.created_at ?? null,
    lastSignInAt: dto.last_sign_in_at ?? null,
  };
}
